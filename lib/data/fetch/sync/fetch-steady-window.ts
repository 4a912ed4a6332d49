import type { FetchedWindow, HeavyWindow } from './fetch-window';

type Walk = () => Promise<FetchedWindow | HeavyWindow>;

/** `steady`: no row was hidden by others that vanished or moved during the walk. */
export type SteadyWindow = FetchedWindow & { steady: boolean };

const maxWalks = 4;

/**
 * Walks a window repeatedly until two consecutive walks return the same rows. A row that vanishes or moves during a
 * walk can hide its neighbors, which a single walk cannot detect. `readEarlier` returns the ids of an earlier walk, or
 * none if it does not count. A single page, and rows that can no longer change, need one walk. Throws like `walk`.
 */
export async function fetchSteadyWindow(
  walk: Walk,
  isFinal: (fetched: FetchedWindow) => boolean,
  readEarlier: () => Promise<readonly string[]>,
): Promise<SteadyWindow | HeavyWindow> {
  let before: readonly string[] | undefined;
  for (let walks = 1; ; walks += 1) {
    const fetched = await walk();
    if ('heavy' in fetched) return fetched;
    if (fetched.pages === 1 || isFinal(fetched)) return { ...fetched, steady: true };
    before ??= await readEarlier();
    const steady = haveSame(before, fetched.ids);
    if (steady || walks === maxWalks) return { ...fetched, steady };
    before = fetched.moved ? [] : fetched.ids;
  }
}

/** The store writes UUIDs with hyphens; generated ids have none. */
const plain = (id: string) => id.replaceAll('-', '');

/** Both lists are free of duplicates. */
function haveSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  const ids = new Set(some.map(plain));
  return others.every((id) => ids.has(plain(id)));
}
