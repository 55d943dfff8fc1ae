import { AArrowDown, AArrowUp, ALargeSmall } from 'lucide-react';
import { Dialog, DialogTrigger, Label, Popover, RadioGroup } from 'react-aria-components';
import { LINE_LENGTHS, READER_FONTS, TEXT_SIZES, type ReaderLook } from '../../shared/reader-look.ts';
import { IconButton } from '../ui/button.tsx';
import { RadioChoice } from '../ui/choice.tsx';
import { useLanguage } from '../ui/language-context.tsx';

export interface LookProps {
  look: ReaderLook;
  onLook: (change: Partial<ReaderLook>) => void;
}

/** Size, font and line length of the text. */
export function LookChooser({ look, onLook }: LookProps) {
  const { say } = useLanguage();
  return (
    <DialogTrigger>
      <IconButton icon={ALargeSmall} label={say('reader.look')} />
      <Popover className="popover" placement="bottom end">
        <Dialog className="popover-dialog look" aria-label={say('reader.look')}>
          <TextSize {...{ look, onLook }} />
          <RadioGroup
            className="choice-list"
            value={look.lineLength}
            onChange={(value) => onLook({ lineLength: memberOf(LINE_LENGTHS, value) ?? look.lineLength })}
          >
            <Label className="field-label">{say('reader.lineLength')}</Label>
            {LINE_LENGTHS.map((value) => (
              <RadioChoice key={value} value={value}>
                {say(`reader.lineLength.${value}`)}
              </RadioChoice>
            ))}
          </RadioGroup>
          <RadioGroup
            className="choice-list"
            value={look.font}
            onChange={(value) => onLook({ font: memberOf(READER_FONTS, value) ?? look.font })}
          >
            <Label className="field-label">{say('reader.font')}</Label>
            {READER_FONTS.map((value) => (
              <RadioChoice key={value} value={value}>
                {say(`reader.font.${value}`)}
              </RadioChoice>
            ))}
          </RadioGroup>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function TextSize({ look: { textSize }, onLook }: LookProps) {
  const { say } = useLanguage();
  return (
    <div className="look-size" role="group" aria-label={say('reader.textSize')}>
      <span className="field-label stretch">{say('reader.textSize')}</span>
      <IconButton
        icon={AArrowDown}
        label={say('reader.smaller')}
        isDisabled={textSize <= TEXT_SIZES.smallest}
        onPress={() => onLook({ textSize: textSize - 1 })}
      />
      <output className="reader-position">{textSize}</output>
      <IconButton
        icon={AArrowUp}
        label={say('reader.larger')}
        isDisabled={textSize >= TEXT_SIZES.largest}
        onPress={() => onLook({ textSize: textSize + 1 })}
      />
    </div>
  );
}

function memberOf<Value extends string>(values: readonly Value[], value: string): Value | undefined {
  return values.find((known) => known === value);
}
