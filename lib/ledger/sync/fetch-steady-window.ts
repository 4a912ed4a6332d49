import type { FetchedWindow, HeavyWindow } from './fetch-window';

type Walk = () => Promise<FetchedWindow | HeavyWindow>;

/** `steady`: no row was hidden by others that vanished or moved during the walk. */
export type SteadyWindow = FetchedWindow & { steady: boolean };

const mostWalks = 4;

/**
 * Walks a window again until two walks in a row bring the same rows. A row that vanishes or moves while a cursor is followed
 * can hide its neighbors, and one walk cannot tell. `readHeld` gives the ids of an earlier walk, empty where none counts.
 * One page, and rows that can no longer change, need one walk. Throws what `walk` throws.
 */
export async function fetchSteadyWindow(
  walk: Walk,
  isFinal: (fetched: FetchedWindow) => boolean,
  readHeld: () => Promise<readonly string[]>,
): Promise<SteadyWindow | HeavyWindow> {
  let before: readonly string[] | undefined;
  for (let walks = 1; ; walks += 1) {
    const fetched = await walk();
    if ('heavy' in fetched) return fetched;
    if (fetched.pages === 1 || isFinal(fetched)) return { ...fetched, steady: true };
    before ??= await readHeld();
    const steady = haveSame(before, fetched.ids);
    if (steady || walks === mostWalks) return { ...fetched, steady };
    before = fetched.moved ? [] : fetched.ids;
  }
}

/** The store writes ids with hyphens; ids that we make have none. */
const plain = (id: string) => id.replaceAll('-', '').toLowerCase();

/** Neither list has an id twice. */
function haveSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  const ids = new Set(some.map(plain));
  return others.every((id) => ids.has(plain(id)));
}
