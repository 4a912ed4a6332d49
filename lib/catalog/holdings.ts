import type { Holding } from './holding';

type Place = { workspaceId: string; connectionId: string; name: string };
type Entry = { place: Place; holding: Pick<Holding<unknown>, 'countRows' | 'drop'> };

/** The framework bundles a module several times over; the process keeps each list once. */
declare global {
  var partnerdeckHoldings: Map<string, Entry> | undefined;
}

/** Rows kept by one process, over all workspaces; beyond it the longest unread lists leave. */
const maxRows = 500_000;

/**
 * The holding of a list under the key in use, made on first use. What another key of the workspace brought is dropped.
 */
export function findHolding<Row>(place: Place, make: () => Holding<Row>): Holding<Row> {
  globalThis.partnerdeckHoldings ??= new Map();
  const entries = globalThis.partnerdeckHoldings;
  const key = `${place.workspaceId}/${place.name}`;
  const found = entries.get(key);
  // A name stands for one kind of row: each list is defined once (see held-lists.ts).
  const holding = found?.place.connectionId === place.connectionId ? (found.holding as Holding<Row>) : make();
  if (found && found.holding !== holding) found.holding.drop();
  entries.delete(key);
  entries.set(key, { place, holding });
  makeRoom(entries, key);
  return holding;
}

function makeRoom(entries: Map<string, Entry>, keep: string): void {
  let rows = 0;
  for (const { holding } of entries.values()) rows += holding.countRows();
  for (const [key, { holding }] of entries) {
    if (rows <= maxRows) return;
    if (key === keep) continue;
    rows -= holding.countRows();
    holding.drop();
    entries.delete(key);
  }
}
