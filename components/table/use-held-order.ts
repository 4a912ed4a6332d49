import { useEffect, useMemo, useState } from 'react';
import { holdOrder, type Places, rememberPlaces } from './hold-order';

type Options = {
  /** Position of the first row in the complete list. */
  offset: number;
  /** The question that the rows answer. Another one is sorted anew; without it, so is each answer. */
  listKey: string | undefined;
  /** The rows still answer the question before. */
  stale: boolean;
};

const none: Places = new Map();

/** Keeps the order of rows while their figures arrive, until the reader sorts again. */
export function useHeldOrder<Row extends { id: string }>(rows: readonly Row[], options: Options) {
  const { offset, listKey, stale } = options;
  const [held, setHeld] = useState({ listKey, places: none });
  const places = held.listKey === listKey ? held.places : none;
  const shown = useMemo(() => holdOrder(rows, offset, places), [rows, offset, places]);
  // React may rerun an updater on an older state. One that makes a new map each time would render forever.
  const next = useMemo(() => rememberPlaces(shown, offset, places), [shown, offset, places]);
  useEffect(() => {
    if (listKey !== undefined && !stale && next !== places) setHeld({ listKey, places: next });
  }, [next, places, listKey, stale]);
  const isSorted = shown.every((row, index) => row === rows[index]);
  return { rows: shown, isSorted, sortAgain: () => setHeld({ listKey, places: none }) };
}
