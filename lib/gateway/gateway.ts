import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import { type KeyFamily, operations } from '@/lib/contract/operations';
import { type OperationId, paths } from '@/lib/contract/paths';
import { recordHealth } from '@/lib/gateway/connections/connection-health';
import { keyMissing } from '@/lib/gateway/connections/connection-in-use';
import { findStoredKey, type StoredKey } from '@/lib/gateway/connections/stored-key';
import type { Vault } from '@/lib/gateway/connections/vault';
import type { Db } from '@/lib/server/db/database';
import type { Call } from './call';
import { withDeadline } from './deadline';
import { createKeyedCache } from './keyed-cache';
import { createResilience, createSharedSlots, type Queue } from './resilience';
import { send } from './send';
import type { Transport } from './transport';
import type { AnyInput, CatalogParameters } from './upstream-request';

type GatewayParts = {
  db: Db;
  vault: Vault;
  transport: Transport;
  catalogParameters?: CatalogParameters | undefined;
  /** Time limit of a call in milliseconds, including retries and waits. */
  deadlines?: { GET: number; POST: number };
  /** Concurrent calls of all workspaces, in addition to each workspace's own slots. */
  sharedSlots?: number;
  /** Runs after each call that was sent. `outcome` is `success` or the failure's code. */
  onCall?: ((operation: OperationId, outcome: string, seconds: number) => void) | undefined;
};

/** A POST creates a link and is never retried, so it may take longer than a GET. */
export const toDeadlines = (seconds: number) => ({ GET: seconds * 750, POST: seconds * 1_000 });

const usualDeadlines = toDeadlines(20);
const rememberKeyMs = 2_000;
const noteHealthMs = 60_000;

/** Calls the API. Each call carries the key in use of its workspace. */
export function createGateway(parts: GatewayParts) {
  const { db, vault, transport, catalogParameters, deadlines = usualDeadlines, onCall } = parts;
  const keys = createKeyedCache<Promise<StoredKey | undefined>>(rememberKeyMs);
  const noted = createKeyedCache<true>(noteHealthMs);
  const shared = createSharedSlots(parts.sharedSlots);
  const resiliences = createKeyedCache<ReturnType<typeof createResilience>>(Number.POSITIVE_INFINITY);

  async function requireKey(workspaceId: string, family: KeyFamily): Promise<StoredKey> {
    const load = () => findStoredKey(db, vault, workspaceId, family);
    const found = await keys.getOrMake(`${workspaceId}/${family}`, load);
    if (found) return found;
    throw await keyMissing(db, workspaceId, family);
  }

  /** Runs in the background, so that it cannot delay or fail the call. */
  function note(connectionId: string, outcome: 'success' | 'refusal'): void {
    noted.forget(`${connectionId}/${outcome === 'success' ? 'refusal' : 'success'}`);
    noted.getOrMake(`${connectionId}/${outcome}`, () => {
      recordHealth(db, connectionId, outcome).catch((error: unknown) =>
        log.warn({ error, connectionId }, 'could not note the health of a connection'),
      );
      return true;
    });
  }

  async function timed<T>(id: OperationId, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const end = (outcome: string) => onCall?.(id, outcome, (performance.now() - began) / 1_000);
    try {
      const answer = await work();
      end('success');
      return answer;
    } catch (error) {
      end(error instanceof Failure ? error.code : 'aborted');
      throw error;
    }
  }

  /** Calls for one workspace. A sync passes its queue and handles each 429 itself. */
  function callFor(workspaceId: string, queue: Queue = 'page'): Call {
    return (id, input, options = {}) =>
      withDeadline(deadlines[paths[id].method], options.signal, async (signal) => {
        const { family } = operations[id];
        const { key, connectionId } = await requireKey(workspaceId, family);
        const { run } = resiliences.getOrMake(`${workspaceId}/${family}`, () => createResilience(shared));
        try {
          const answer = await run(queue, paths[id].method, signal, () =>
            timed(id, () =>
              // Each operation's input is one of these. TypeScript cannot infer it for a generic Id.
              send(transport, id, input as AnyInput, key, { signal, catalogParameters }),
            ),
          );
          note(connectionId, 'success');
          return answer;
        } catch (error) {
          if (error instanceof Failure && error.code === 'key_refused') note(connectionId, 'refusal');
          throw error;
        }
      });
  }

  /** Clears cached keys after one was added, replaced or removed. */
  function forgetKeys(workspaceId: string): void {
    for (const family of ['seller', 'creator'] as const) {
      keys.forget(`${workspaceId}/${family}`);
      resiliences.forget(`${workspaceId}/${family}`);
    }
  }

  const openBreakers = () => resiliences.values().filter(({ isOpen }) => isOpen()).length;

  return { callFor, forgetKeys, openBreakers };
}

export type Gateway = ReturnType<typeof createGateway>;
