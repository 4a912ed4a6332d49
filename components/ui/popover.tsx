import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/base/class-names';
import { buttonClass } from './button-class';

type Props = {
  /** Content of the button. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** Names the panel for screen readers. */
  label: string;
  align?: 'start' | 'end';
  className?: string;
  /** Whether it opened or closed, for content that renders only while it is open. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
};

/** The native popover. Opens before scripts load; closes on Escape and on a press outside. */
export function Popover(props: Props) {
  const { trigger, triggerClassName, label, align = 'start', className, onToggle, children } = props;
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={triggerClassName ?? buttonClass()}>
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={onToggle && ((event) => onToggle(event.newState === 'open'))}
        className={cn(
          'anchored max-w-[calc(100vw-16px)] rounded bg-raised p-3 text-left text-sm shadow-overlay open:appear',
          align === 'end' && 'anchored-end',
          className,
        )}
      >
        {children}
      </div>
    </>
  );
}
