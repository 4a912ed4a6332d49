import { beforeAll } from 'vitest';
import { setUpExports } from '@/features/exports/testing/export-set-up';
import { someLists } from '@/features/exports/testing/lists';
import { liveOrderSchema } from '@/features/grants/orders';
import { noteUse } from '@/lib/access/grants/define-grant';
import { findAddress, liveAddresses } from '@/lib/access/grants/live-addresses';
import type { SyncRequest } from '@/lib/data/fetch/sync/syncs';
import type { Workspace } from '@/lib/data/store/workspace';
import { makeFact } from '@/lib/data/testing/facts';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { english } from '@/lib/language/english';
import type { LiveList } from '@/lib/pages/live-list';
import { serveAddress } from '../serve-address';

export const april = 'from=2026-04-01&to=2026-04-30';
export const may = new Date('2026-05-01T12:00:00.000Z');
const fact = (day: string, sales: number) => makeFact({ day, sales });

/** What a test reads and sets. `now`: the moment of each read. `calls` and `syncs`: those of the last read. */
type World = {
  workspace: Workspace;
  calls: number;
  syncs: (SyncRequest & { workspaceId: string })[];
  now: Date;
};

type Shown = { list: LiveList; search: string; range?: string; receipt?: 'columns' | 'comments' | 'none' };

/** Live addresses of a workspace with two rows in April, for a file of tests. */
export function openLiveAddresses() {
  const ledger = openEmbeddedLedger();
  const world = { calls: 0, syncs: [], now: may } as unknown as World;
  beforeAll(async () => {
    const facts = [fact('2026-04-02', 1.25), fact('2026-04-29', 1.75)];
    const context = await setUpExports(ledger(), someLists, facts);
    const { member, db, store } = context;
    const call: Workspace['call'] = (...given) => {
      world.calls += 1;
      return context.call(...given);
    };
    const both = { call, walk: call, language: english, now: () => world.now };
    world.workspace = { id: member.workspaceId, member, db, store, ...both };
  });

  /** Creates a live address. Returns a function that reads it. */
  async function open({ list, search, range = '', receipt = 'none' }: Shown) {
    const { db, member } = world.workspace;
    const order = { name: 'Sheet', list, search, range: range || null, receipt };
    const { name, days, ...opens } = liveOrderSchema.parse(order);
    const maker = { ...member, hasFactor: false };
    const secret = await liveAddresses.make({ db, mail: null }, maker, { name, days, opens });
    return async (headers: HeadersInit = {}, method = 'GET', role = member.role) => {
      world.calls = 0;
      world.syncs = [];
      const start = async (workspaceId: string, request: SyncRequest) => {
        world.syncs.push({ workspaceId, ...request });
        return { state: 'idle' as const, sources: [] };
      };
      const services = { syncs: { start } } as unknown as Parameters<typeof serveAddress>[3];
      const request = new Request('http://localhost:3000/api/live/x.csv', { method, headers });
      const as = { ...world.workspace, member: { ...member, role } };
      const found = await findAddress(db, secret);
      await noteUse(db, found, '192.0.2.0/24');
      const response = await serveAddress(as, found, request, services);
      return {
        status: response.status,
        headers: response.headers,
        text: Buffer.from(await response.arrayBuffer()).toString(),
      };
    };
  }
  return { world, open };
}
