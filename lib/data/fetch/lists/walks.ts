import { Failure } from '@/lib/base/failure';
import { untilAborted } from '@/lib/base/until-aborted';
import type { Db } from '@/lib/server/db/database';

type WalkedList = { db: Db; workspaceId: string; connection: string; name: string };

/** A running walk. It is aborted when all its waiting readers have disconnected. */
type Walk = {
  done: Promise<void>;
  db: Db;
  connection: string;
  stop: AbortController;
  waiting: number;
  answered: boolean;
};

/** The framework bundles this module several times, but the process walks each list once. */
declare global {
  var partnerdeckWalks: Map<string, Walk> | undefined;
}

globalThis.partnerdeckWalks ??= new Map();
const walks = globalThis.partnerdeckWalks;

/** A browser that searches while someone types sends its next request within this time. */
const abandonAfterMs = 1_000;

const keyOf = ({ workspaceId, name }: WalkedList) => `${workspaceId}/${name}`;

/** The running walk of a list in this process. One that was stopped still ends, and reads nothing more. */
export function findWalk(list: WalkedList): Walk | undefined {
  const walk = walks.get(keyOf(list));
  return walk?.connection === list.connection && !walk.stop.signal.aborted ? walk : undefined;
}

/** Walks a list, or joins the running walk. Aborts a walk of another key first. */
export function startWalk(list: WalkedList, run: (signal: AbortSignal) => Promise<void>): Walk {
  const joined = findWalk(list);
  if (joined) return joined;
  const other = walks.get(keyOf(list));
  other?.stop.abort(new Failure('conflict', 'The key was changed or removed.'));
  const stop = new AbortController();
  const runAfter = async () => {
    await other?.done.catch(() => {});
    await run(stop.signal);
  };
  const done = runAfter().finally(() => {
    if (walks.get(keyOf(list)) === walk) walks.delete(keyOf(list));
  });
  // Nobody may be waiting when it fails.
  done.catch(() => {});
  const { db, connection } = list;
  const walk: Walk = { done, db, connection, stop, waiting: 0, answered: false };
  walks.set(keyOf(list), walk);
  return walk;
}

/** Waits for the end of a walk, at most `waitMs`. Throws its error or the reason of `signal`. */
export async function waitFor(walk: Walk, waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  walk.waiting += 1;
  try {
    await untilAborted(signal, Promise.race([walk.done, pause(waitMs)]));
    walk.answered = true;
  } finally {
    walk.waiting -= 1;
    if (signal?.aborted) void abandon(walk);
  }
}

async function abandon(walk: Walk): Promise<void> {
  await pause(abandonAfterMs);
  if (walk.waiting > 0 || walk.answered) return;
  walk.stop.abort(new Failure('conflict', 'Nobody waits for this list any more.'));
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    if (ms < Number.POSITIVE_INFINITY) setTimeout(resolve, ms).unref();
  });

/** Aborts every walk over a database before it closes. Lists are walked again on the next read. */
export async function stopWalks(db: Db): Promise<void> {
  const own = [...walks.values()].filter((walk) => walk.db === db);
  for (const { stop } of own) stop.abort(new Failure('conflict', 'The server is closing.'));
  await Promise.allSettled(own.map(({ done }) => done));
}
