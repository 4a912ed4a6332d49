import { expect, it } from 'vitest';
import type { CreatorMatch } from '@/lib/contract/resources/program';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { keyOfList, readList } from '@/lib/data/fetch/lists/read-list';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import type { Call } from '@/lib/gateway/call';
import { createSellerWorkspace } from '@/lib/gateway/connections/testing/seller-workspace';
import { readRows, selectItems } from './list-sql';

const ledger = openEmbeddedLedger();

const tagAt = (at: number) => `tag-${at}`;

/** A program of 950 creators with one tag each. Every tenth is on the platform. */
async function makeReader() {
  const calls: string[] = [];
  const answers: Record<string, (query: { cursor?: string; creatorConnectionsIds?: string[] }) => object> = {
    listProgramCreators: ({ cursor }) => {
      const from = Number(cursor ?? 0);
      const creators = Array.from({ length: Math.min(100, 950 - from) }, (_, at) => ({
        id: `profile-${from + at}`,
        name: `Creator ${from + at}`,
        creatorConnectionsId: tagAt(from + at),
        creatorConnectionsName: '',
      }));
      return { creators, cursor: from + 100 < 950 ? String(from + 100) : null };
    },
    lookupCreators: ({ creatorConnectionsIds = [] }) => ({
      creators: creatorConnectionsIds
        .filter((tag) => tag.endsWith('0'))
        .map((tag) => ({ creatorTeamId: `team-${tag}`, name: tag, creatorConnectionsId: tag })),
    }),
  };
  const call = (async (id: string, { query }: { query: object }) => {
    calls.push(id);
    return answers[id]?.(query);
  }) as Call;
  const { db, store } = ledger();
  return { id: await createSellerWorkspace(db), db, store, walk: call, calls };
}

it('has the creator of every program tag, and walks the program once for both lists', async () => {
  const reader = await makeReader();
  const [matches, program] = await Promise.all([
    readList(reader, listSources.creatorMatches, { untilComplete: true }),
    readList(reader, listSources.programCreators, { untilComplete: true }),
  ]);
  expect(program.loaded).toBe(950);
  expect(matches.loaded).toBe(95);
  const rows = await readRows<CreatorMatch>(reader.store.read, selectItems(keyOfList(reader, matches)));
  expect(rows.at(-1)?.item).toMatchObject({ creatorTeamId: `team-${tagAt(940)}` });
  const count = (id: string) => reader.calls.filter((called) => called === id).length;
  expect([count('listProgramCreators'), count('lookupCreators')]).toEqual([10, 10]);
});
