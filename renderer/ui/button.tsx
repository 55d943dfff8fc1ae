import type { LucideIcon } from 'lucide-react';
import { Button as PressableButton, Tooltip, TooltipTrigger, type ButtonProps } from 'react-aria-components';

interface LabelledButtonProps extends Omit<ButtonProps, 'children' | 'className'> {
  icon?: LucideIcon;
  label: string;
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
}

/** A button with its verb written on it. */
export function Button({ icon: Icon, label, kind = 'plain', ...props }: LabelledButtonProps) {
  return (
    <PressableButton {...props} className="button" data-kind={kind}>
      {Icon && <Icon className="icon" aria-hidden />}
      {label}
    </PressableButton>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'className'> {
  icon: LucideIcon;
  label: string;
}

/** A button that shows only an icon; its verb is its accessible name and appears on focus and under the pointer. */
export function IconButton({ icon: Icon, label, ...props }: IconButtonProps) {
  return (
    <TooltipTrigger delay={600}>
      <PressableButton {...props} aria-label={label} className="icon-button">
        <Icon className="icon" aria-hidden />
      </PressableButton>
      <Tooltip className="tooltip" offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
