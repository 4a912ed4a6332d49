import { describeFull, quotas } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';

/** `callerId`: of the session or token. */
type Watcher = { workspaceId: string; userId: string; callerId: string; demo: boolean };

/** Open event streams of this process. */
export type StreamSlots = {
  /** Takes a slot and returns the function that frees it. Throws Failure `throttled` over the quota. */
  take: (watcher: Watcher) => () => void;
};

/** Each stream polls the database, so that many of them would leave nothing for other requests. */
export function createStreamSlots(): StreamSlots {
  const open = new Map<string, number>();
  const add = (key: string, by: number) => {
    const now = (open.get(key) ?? 0) + by;
    if (now === 0) open.delete(key);
    else open.set(key, now);
  };
  const requireSlot = (name: 'streams' | 'workspaceStreams', key: string) => {
    if ((open.get(key) ?? 0) < quotas[name].most) return;
    throw new Failure('throttled', describeFull(name), { retryAfter: 10 });
  };
  return {
    take: ({ workspaceId, userId, callerId, demo }) => {
      // Visitors of the demo share one person.
      const person = `person ${demo ? callerId : userId}`;
      const workspace = `workspace ${workspaceId}`;
      requireSlot('streams', person);
      requireSlot('workspaceStreams', workspace);
      add(person, 1);
      add(workspace, 1);
      return () => {
        add(person, -1);
        add(workspace, -1);
      };
    },
  };
}
