import { recordHealth } from '@/lib/connections/connection-health';
import { keyMissing } from '@/lib/connections/connection-in-use';
import { findStoredKey, type StoredKey } from '@/lib/connections/stored-key';
import type { Vault } from '@/lib/connections/vault';
import { type KeyFamily, operations } from '@/lib/contract/operations';
import { type OperationId, paths } from '@/lib/contract/paths';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { log } from '@/lib/log';
import type { Call } from './call';
import { withDeadline } from './deadline';
import { createKeyedCache } from './keyed-cache';
import { createCommonPlaces, createResilience, type Lane } from './resilience';
import { send } from './send';
import type { Transport } from './transport';
import type { AnyInput, CatalogParameters } from './upstream-request';

type GatewayParts = {
  db: Db;
  vault: Vault;
  transport: Transport;
  catalogParameters?: CatalogParameters | undefined;
  /** Milliseconds a call may take in all, retries and waits included. */
  deadlines?: { GET: number; POST: number };
  /** Calls under way at once, beyond the few that each workspace may always make. */
  commonPlaces?: number;
  /** Told of each call that was sent. `outcome`: success, or the code of its failure. */
  onCall?: ((operation: OperationId, outcome: string, seconds: number) => void) | undefined;
};

/** A POST makes a link and is never sent again, so it may take longer than a GET. */
export const toDeadlines = (seconds: number) => ({ GET: seconds * 750, POST: seconds * 1_000 });

const usualDeadlines = toDeadlines(20);
const rememberKeyMs = 2_000;
const noteHealthMs = 60_000;

/** The one way out: each call carries the key in use of its workspace. */
export function createGateway(parts: GatewayParts) {
  const { db, vault, transport, catalogParameters, deadlines = usualDeadlines, onCall } = parts;
  const keys = createKeyedCache<Promise<StoredKey | undefined>>(rememberKeyMs);
  const noted = createKeyedCache<true>(noteHealthMs);
  const common = createCommonPlaces(parts.commonPlaces);
  const resiliences = createKeyedCache<ReturnType<typeof createResilience>>(Number.POSITIVE_INFINITY);

  async function requireKey(workspaceId: string, family: KeyFamily): Promise<StoredKey> {
    const load = () => findStoredKey(db, vault, workspaceId, family);
    const found = await keys.getOrMake(`${workspaceId}/${family}`, load);
    if (found) return found;
    throw await keyMissing(db, workspaceId, family);
  }

  /** Never in the way of the answer: what cannot be noted is logged. */
  function note(connectionId: string, outcome: 'success' | 'refusal'): void {
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

  /** Calls for one workspace. A sync says so, and then sees each 429 itself. */
  function callFor(workspaceId: string, lane: Lane = 'page'): Call {
    return (id, input, options = {}) =>
      withDeadline(deadlines[paths[id].method], options.signal, async (signal) => {
        const { family } = operations[id];
        const { key, connectionId } = await requireKey(workspaceId, family);
        const { run } = resiliences.getOrMake(`${workspaceId}/${family}`, () => createResilience(common));
        try {
          const answer = await run(lane, paths[id].method, signal, () =>
            timed(id, () =>
              // Every operation's input is one of these; the compiler does not look into the type of an unknown Id.
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

  /** After a key was added, replaced or removed: the next call reads it anew. */
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
