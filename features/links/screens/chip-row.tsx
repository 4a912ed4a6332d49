import { History, Tag } from 'lucide-react';
import type { KeyboardEventHandler } from 'react';
import { cn } from '@/lib/base/class-names';

type Chip = { key: string; text: string; label: string; current?: boolean };

type Props = {
  label: string;
  kind: 'recent' | 'preset';
  chips: readonly Chip[];
  onPick: (key: string) => void;
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  /** −1 if arrow keys reach the chips from a field. The first one is a tab stop, so that all can scroll into view. */
  tabIndex?: -1;
};

/** Values to pick from. Scrolls sideways if they do not fit. */
export function ChipRow({ label, kind, chips, onPick, onKeyDown, tabIndex }: Props) {
  if (chips.length === 0) return null;
  const Icon = kind === 'recent' ? History : Tag;
  return (
    <ul
      aria-label={label}
      className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 py-0.5 [scrollbar-width:none]"
    >
      {chips.map(({ key, text, label, current }, at) => (
        <li key={key} className="shrink-0">
          <button
            type="button"
            aria-label={label}
            tabIndex={at > 0 ? tabIndex : undefined}
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
