import { makeMember } from '@/lib/access/testing/people';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import type { SourceId } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, type TestLedger } from '@/lib/data/testing/ledgers';

const allSources = ['reports:standard', 'reports:cpc', 'brb'] as const;

/** An owner of a workspace with a scripted API and an adjustable clock. */
export async function setUpClosings({ db, stores }: TestLedger, start: string, range: DayRange) {
  const workspaceId = await addWorkspace(db);
  const member = await makeMember(db, { role: 'owner', workspaceId });
  const api = makeFakeApi({});
  const clock = { now: new Date(start) };
  const now = () => clock.now;
  const parts = { id: workspaceId, member, db, store: stores.of(workspaceId), now };
  const sync = async (days: DayRange = range, sources: readonly SourceId[] = allSources) => {
    const syncs = createSyncs({ db, storeFor: stores.of, callFor: () => api.call, now });
    await syncs.start(workspaceId, { sources, range: days, force: true });
    await syncs.settle();
  };
  return { parts, api, clock, sync };
}

/** Of a file that no person saved. */
export const unaudited = { signal: new AbortController().signal, noteEnd: async () => {} };
