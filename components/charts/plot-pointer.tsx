'use client';

import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { placeBucket, plotBox } from './plot-layout';
import { type BucketRange, usePlotPointer } from './use-plot-pointer';

type Props = {
  /** Names the plot for screen readers. */
  label: string;
  /** Days, weeks or months, left to right. */
  count: number;
  /** True for bars, which are centered in bands. Lines run from edge to edge. */
  banded: boolean;
  /** The tooltip of one bucket. `selected` are the buckets of a new note. */
  renderTooltip: (at: number, selected: BucketRange | null) => ReactNode;
  onPick?: ((at: number) => void) | undefined;
  /** The label of the button that opens a bucket on touch screens: "Open Nov 13". */
  nameOpen: (at: number) => string;
  /** Writes a note about one bucket or several. */
  onNote?: ((buckets: BucketRange) => void) | undefined;
  /** Buckets where notes begin, left to right. */
  marked?: readonly number[];
  /** Called when the pointer or the focus enters. */
  onReach: () => void;
  /** The plot underneath. */
  children: ReactNode;
};

/**
 * Handles pointer, touch and keys over a plot. A mouse shows a bucket and opens it with a click. The first tap shows a
 * bucket, the second opens it. Arrow keys move, Enter opens, Escape hides. Dragging, or Shift with an arrow key,
 * selects several buckets for a note. N writes a note.
 */
export function PlotPointer({
  label,
  count,
  banded,
  renderTooltip,
  onPick,
  nameOpen,
  onNote,
  marked = [],
  onReach,
  children,
}: Props) {
  const { t } = useLanguage();
  const id = useId();
  const { active, selected, writeNote, handlers } = usePlotPointer({ count, banded, onPick, onNote, marked });
  const shareOf = (at: number) => placeBucket(at, count, banded);
  return (
    <div className="relative h-full">
      {children}
      <div
        role="application"
        aria-label={label}
        aria-roledescription={t('charts.chart')}
        aria-describedby={onNote ? `${id}-keys` : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move through the chart
        tabIndex={0}
        className={cn(plotBox, 'touch-pan-y select-none', onPick && 'cursor-pointer')}
        onPointerEnter={onReach}
        onFocus={onReach}
        {...handlers}
      >
        {selected && selected.first < selected.last ? (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 border-x border-edge bg-accent/10"
            style={{
              left: `${shareOf(selected.first)}%`,
              right: `${100 - shareOf(selected.last)}%`,
            }}
          />
        ) : null}
        {active === null ? null : (
          <div
            aria-hidden="true"
            className="drawn pointer-events-none absolute inset-y-0 w-px bg-edge"
            style={{ left: `${shareOf(active)}%` }}
          />
        )}
        <div
          className="pointer-events-none absolute top-0 z-10"
          style={active === null ? undefined : sideOf(shareOf(active))}
        >
          <div role="status">{active === null ? null : renderTooltip(active, selected)}</div>
          {active !== null && onPick ? (
            <TouchButton className="mr-1" onPress={() => onPick(active)}>
              {nameOpen(active)}
            </TouchButton>
          ) : null}
          {active !== null && onNote ? (
            <TouchButton onPress={() => writeNote({ first: active, last: active })}>
              {t('charts.addNote')}
            </TouchButton>
          ) : null}
        </div>
      </div>
      {onNote ? (
        <p id={`${id}-keys`} hidden>
          {t(marked.length > 0 ? 'charts.keysToNotes' : 'charts.keys')}
        </p>
      ) : null}
    </div>
  );
}

type TouchButtonProps = { className?: string; onPress: () => void; children: ReactNode };

/** A button below the tooltip, on touch screens alone. */
const TouchButton = ({ className, onPress, children }: TouchButtonProps) => (
  <Button
    className={cn('pointer-events-auto mt-1 hidden! touch:inline-flex!', className)}
    onClick={(event) => {
      event.stopPropagation();
      onPress();
    }}
  >
    {children}
  </Button>
);

/** The side with more room. */
const sideOf = (share: number) =>
  share > 50 ? { right: `calc(${100 - share}% + 12px)` } : { left: `calc(${share}% + 12px)` };
