import type { KeyboardEventHandler } from 'react';
import { History, Tag } from '@/components/ui/icons';
import { useTouch } from '@/components/ui/use-touch';
import { cn } from '@/lib/base/class-names';

type Chip = { key: string; text: string; label: string; current?: boolean };

type Props = {
  label: string;
  kind: 'recent' | 'preset';
  chips: readonly Chip[];
  onPick: (key: string) => void;
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  /** −1 if arrow keys reach the chips from a field. */
  tabIndex?: -1;
};

/** One row of values to pick from. It scrolls sideways under a finger; elsewhere it ends with the last chip that fits. */
export function ChipRow({ label, kind, chips, onPick, onKeyDown, tabIndex }: Props) {
  const touch = useTouch();
  if (chips.length === 0) return null;
  const Icon = kind === 'recent' ? History : Tag;
  return (
    <ul
      aria-label={label}
      className="relative -mx-1 flex h-7 min-w-0 flex-wrap gap-1.5 overflow-hidden px-1 py-0.5 [scrollbar-width:none] touch:h-auto touch:flex-nowrap touch:overflow-x-auto"
    >
      {chips.map(({ key, text, label, current }, at) => (
        <li key={key} className="shrink-0">
          <button
            type="button"
            aria-label={label}
            // What scrolls needs a tab stop.
            tabIndex={touch && at === 0 ? undefined : tabIndex}
            aria-pressed={current}
            onClick={() => onPick(key)}
            onKeyDown={onKeyDown}
            className={cn(
              'inline-flex h-6 max-w-48 items-center gap-1.5 rounded border px-2 text-xs transition-colors max-sm:h-11 max-sm:px-3',
              current
                ? 'border-transparent bg-accent-soft text-accent'
                : 'border-border bg-surface text-muted hover:bg-fill hover:text-text',
            )}
          >
            <Icon aria-hidden="true" className="size-3 shrink-0" />
            <span className="truncate">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
