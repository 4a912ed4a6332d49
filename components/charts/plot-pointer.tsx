'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { placeBucket, plotBox } from './plot-layout';

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

/** The first and last bucket of a range. */
export type BucketRange = { first: number; last: number };

/**
 * The bucket that a key moves to, or undefined. Arrow keys start at the edges if no bucket is shown. Up and down move
 * from note to note.
 */
const keySteps: Record<
  string,
  (at: number | null, last: number, marked: readonly number[]) => number | undefined
> = {
  ArrowRight: (at) => (at ?? -1) + 1,
  ArrowLeft: (at, last) => (at ?? last + 1) - 1,
  ArrowDown: (at, _, marked) => marked.find((mark) => mark > (at ?? -1)),
  ArrowUp: (at, last, marked) => marked.findLast((mark) => mark < (at ?? last + 1)),
  Home: () => 0,
  End: (_, last) => last,
};

/** A mouse that drags farther than this selects. Less is a click. */
const dragPixels = 12;

/**
 * Handles pointer, touch and keys over a plot. A mouse shows a bucket and opens it with a click. The first tap shows a
 * bucket, the second opens it. Arrow keys move, Enter opens, Escape hides. Dragging, or Shift with an arrow key,
 * selects several buckets for a note. N writes a note.
 */
export function PlotPointer(props: Props) {
  const {
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
  } = props;
  const { t } = useLanguage();
  const id = useId();
  const [shown, setShown] = useState<number | null>(null);
  /** Where the selection began. */
  const [anchor, setAnchor] = useState<number | null>(null);
  const field = useRef<HTMLDivElement>(null);
  /** The kind and position of the last press, and the bucket shown before it. */
  const press = useRef<Press>({ touch: false, before: null, at: null, x: 0 });
  const last = count - 1;
  const active = shown === null || shown > last ? null : shown;
  const selected =
    active === null || anchor === null || anchor > last
      ? null
      : { first: Math.min(anchor, active), last: Math.max(anchor, active) };
  const hide = () => {
    setShown(null);
    setAnchor(null);
  };
  const writeNote = (buckets: BucketRange) => {
    hide();
    onNote?.(buckets);
  };
  const shareOf = (at: number) => placeBucket(at, count, banded);

  const findBucket = ({ clientX }: MouseEvent): number | null => {
    const box = field.current?.getBoundingClientRect();
    if (!box || box.width === 0 || count === 0) return null;
    const share = (clientX - box.left) / box.width;
    const at = banded ? Math.floor(share * count) : Math.round(share * last);
    return Math.max(0, Math.min(last, at));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    setShown(findBucket(event));
    const { at, x } = press.current;
    if (onNote && event.buttons === 1 && Math.abs(event.clientX - x) >= dragPixels) setAnchor(at);
  };
  const onPointerDown = (event: PointerEvent) => {
    const { pointerType, clientX } = event;
    press.current = { touch: pointerType === 'touch', before: active, at: findBucket(event), x: clientX };
    setAnchor(null);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') hide();
  };
  const onClick = (event: MouseEvent) => {
    const at = findBucket(event);
    if (at === null) return;
    const { touch, before } = press.current;
    if (selected && selected.first < selected.last) return writeNote(selected);
    setShown(at);
    if (!touch || before === at) onPick?.(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = keySteps[event.key]?.(active, last, marked);
    if (to !== undefined) {
      setAnchor(event.shiftKey && onNote ? (anchor ?? active) : null);
      setShown(Math.max(0, Math.min(last, to)));
    } else if (event.key === 'Enter' && active !== null) onPick?.(active);
    else if (event.key === 'Escape') hide();
    else if (event.key.toLowerCase() === 'n' && onNote && active !== null) {
      writeNote(selected ?? { first: active, last: active });
    } else return;
    event.preventDefault();
  };

  return (
    <div className="relative h-full">
      {children}
      <div
        ref={field}
        role="application"
        aria-label={label}
        aria-roledescription={t('charts.chart')}
        aria-describedby={onNote ? `${id}-keys` : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move through the chart
        tabIndex={0}
        className={cn(plotBox, 'touch-pan-y select-none', onPick && 'cursor-pointer')}
        onPointerEnter={onReach}
        onFocus={onReach}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerDown}
        onPointerLeave={onPointerLeave}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) hide();
        }}
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
            <Button
              className="pointer-events-auto mt-1 mr-1 hidden! touch:inline-flex!"
              onClick={(event) => {
                event.stopPropagation();
                onPick(active);
              }}
            >
              {nameOpen(active)}
            </Button>
          ) : null}
          {active !== null && onNote ? (
            <Button
              className="pointer-events-auto mt-1 hidden! touch:inline-flex!"
              onClick={(event) => {
                event.stopPropagation();
                writeNote({ first: active, last: active });
              }}
            >
              {t('charts.addNote')}
            </Button>
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

type Press = { touch: boolean; before: number | null; at: number | null; x: number };

/** The side with more room. */
const sideOf = (share: number) =>
  share > 50 ? { right: `calc(${100 - share}% + 12px)` } : { left: `calc(${share}% + 12px)` };
