import { Quote } from 'lucide-react';
import type { Hit } from '../../shared/search-result.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { CopyMenu } from './copy-menu.tsx';
import { BookmarkButton } from './hit-tools.tsx';
import { useKeepContext } from './keep-context.tsx';

/** In the reader: the citation at one press, the other forms behind a menu, the bookmark. */
export function CopyCitation({ hit }: { hit: Hit }) {
  const { say } = useLanguage();
  const { copy } = useKeepContext();
  return (
    <>
      <Button icon={Quote} label={say('reader.copy')} onPress={() => copy([hit], 'citation')} />
      <CopyMenu places={[hit]} label={say('copy.other')} isNamed={false} />
      <BookmarkButton hit={hit} />
    </>
  );
}
