'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { cn } from '@/lib/class-names';

type Props = {
  /** Names the plot for screen readers. */
  label: string;
  /** Days, weeks or months from left to right. */
  count: number;
  /** Bars stand in the middle of their bands; lines run from edge to edge. */
  banded: boolean;
  /** What is said of one bucket, next to its place. */
  renderTooltip: (at: number) => ReactNode;
  onPick?: ((at: number) => void) | undefined;
  /** Pointer or focus comes. */
  onReach: () => void;
  /** The plot that is drawn underneath. */
  children: ReactNode;
};

/** Where a key leads. Without a bucket shown, the arrows begin at the edges. */
const keySteps: Record<string, (at: number | null, last: number) => number> = {
  ArrowRight: (at) => (at ?? -1) + 1,
  ArrowLeft: (at, last) => (at ?? last + 1) - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Takes pointer, touch and keys over a plot. A mouse shows a bucket and opens it with a click. The first tap shows the bucket
 * under the finger, the second opens it. Arrow keys move, Enter opens, Escape hides.
 */
export function PlotPointer({ label, count, banded, renderTooltip, onPick, onReach, children }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const field = useRef<HTMLDivElement>(null);
  /** How the last press was made, and which bucket was shown before it. */
  const press = useRef<{ touch: boolean; before: number | null }>({ touch: false, before: null });
  const last = count - 1;
  const active = shown === null || shown > last ? null : shown;
  const shareOf = (at: number) => (banded ? (at + 0.5) / count : at / Math.max(1, last)) * 100;

  const findBucket = ({ clientX }: MouseEvent): number | null => {
    const box = field.current?.getBoundingClientRect();
    if (!box || box.width === 0 || count === 0) return null;
    const share = (clientX - box.left) / box.width;
    const at = banded ? Math.floor(share * count) : Math.round(share * last);
    return Math.max(0, Math.min(last, at));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setShown(findBucket(event));
  };
  const onPointerDown = (event: PointerEvent) => {
    press.current = { touch: event.pointerType === 'touch', before: active };
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setShown(null);
  };
  const onClick = (event: MouseEvent) => {
    const at = findBucket(event);
    if (at === null) return;
    const { touch, before } = press.current;
    setShown(at);
    if (!touch || before === at) onPick?.(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step) setShown(Math.max(0, Math.min(last, step(active, last))));
    else if (event.key === 'Enter' && active !== null) onPick?.(active);
    else if (event.key === 'Escape') setShown(null);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative h-full">
      {children}
      <div
        ref={field}
        role="application"
        aria-label={label}
        aria-roledescription="chart"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        className={cn('absolute top-2 right-2 bottom-[30px] left-16 touch-pan-y', onPick && 'cursor-pointer')}
        onPointerEnter={onReach}
        onFocus={onReach}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerDown}
        onPointerLeave={onPointerLeave}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={() => setShown(null)}
      >
        {active === null ? null : (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 w-px bg-edge"
            style={{ left: `${shareOf(active)}%` }}
          />
        )}
        <div
          role="status"
          className="pointer-events-none absolute top-0 z-10"
          style={active === null ? undefined : sideOf(shareOf(active))}
        >
          {active === null ? null : renderTooltip(active)}
        </div>
      </div>
    </div>
  );
}

/** On the side with more room. */
const sideOf = (share: number) =>
  share > 50 ? { right: `calc(${100 - share}% + 12px)` } : { left: `calc(${share}% + 12px)` };
