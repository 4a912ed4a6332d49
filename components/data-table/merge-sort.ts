const runLength = 128;

/**
 * Sorts in small steps, so that a caller may let others in between: each `next()` takes well under a
 * millisecond. Equal items keep their order; the last step returns the sorted copy.
 */
export function* mergeSort<Item extends object>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<undefined, Item[]> {
  let runs: Item[][] = [];
  for (let at = 0; at < items.length; at += runLength) {
    runs.push(items.slice(at, at + runLength).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merge<Item extends object>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<undefined, Item[]> {
  const merged: Item[] = [];
  let l = 0;
  let r = 0;
  for (let a = left[l], b = right[r]; a !== undefined || b !== undefined; a = left[l], b = right[r]) {
    if (b === undefined || (a !== undefined && compare(a, b) <= 0)) {
      if (a !== undefined) merged.push(a);
      l += 1;
    } else {
      merged.push(b);
      r += 1;
    }
    if (merged.length % runLength === 0) yield;
  }
  return merged;
}
