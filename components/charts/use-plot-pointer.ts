'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';

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

type Press = { touch: boolean; before: number | null; at: number | null; x: number };

type Plot = {
  count: number;
  banded: boolean;
  onPick: ((at: number) => void) | undefined;
  onNote: ((buckets: BucketRange) => void) | undefined;
  marked: readonly number[];
};

/** The bucket that a plot shows, the buckets selected for a note, and what moves them. */
export function usePlotPointer({ count, banded, onPick, onNote, marked }: Plot) {
  const [shown, setShown] = useState<number | null>(null);
  /** Where the selection began. */
  const [anchor, setAnchor] = useState<number | null>(null);
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

  const findBucket = ({ clientX, currentTarget }: MouseEvent): number | null => {
    const box = currentTarget.getBoundingClientRect();
    if (box.width === 0 || count === 0) return null;
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

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) hide();
  };
  const handlers = { onPointerMove, onPointerDown, onPointerLeave, onClick, onKeyDown, onBlur };
  return { active, selected, writeNote, handlers };
}
