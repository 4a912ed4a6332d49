import { expect, it } from 'vitest';
import { controlBatch } from '@/features/links/control-batch';
import { createBatch } from '@/features/links/create-batch';
import { readLines } from '@/features/links/read-lines';
import { runBatch } from '@/features/links/run-batch';
import { createStandInApi } from '@/features/links/testing/stand-in-api';
import { giveToken } from '@/features/links/testing/workspace';
import { listAudit } from '@/lib/access/list-audit';
import { makeMember } from '@/lib/access/testing/people';
import { addDays, toDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { clickRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import type { Call } from '@/lib/gateway/call';
import { english } from '@/lib/language/english';
import type { ExportContext } from '@/lib/pages/file-list';
import { readCsv } from '@/lib/server/files/testing/read-file';
import { findList } from './lists';
import { setUpExports } from './testing/export-set-up';

const shop = 'storefront-platform.com';
const lines = [
  {
    productId: 'B0ABCDEF12',
    marketplace: 'marketplace.de',
    title: '15.6" Laptop; red, new',
    subid1: ' bio ',
  },
  { productId: '-P2', marketplace: 'marketplace.com', title: '=Hat', subid1: '-news', subid2: '@you' },
  { productId: '43123456789012', marketplace: shop, subid2: 'its', sharedid: '+42' },
];

eachLedger('A file of links', (ledger) => {
  const read = async (name: string, context: ExportContext, query: Record<string, string> = {}) => {
    const response = await findList(name)(name, context, new URLSearchParams(query));
    return Buffer.from(await response.arrayBuffer());
  };
  const { signal } = new AbortController();

  /** Creates a batch and its links. Returns its id. */
  async function makeLinks(context: ExportContext, plan: typeof lines, { call } = createStandInApi()) {
    const { db, member } = context;
    const batch = await createBatch(db, member, { name: 'Spring sale', lines: plan, subids: [] });
    await controlBatch(db, batch, 'start');
    await runBatch({ db, callFor: () => call, owner: 'one', signal }, batch);
    return batch;
  }

  it('can be pasted again, from a batch and from the history', async () => {
    const context = await setUpExports(ledger(), {}, []);
    await giveToken(context.db, context.member.workspaceId);
    const batch = await makeLinks(context, lines);
    expect(readLines((await read('batch', context, { batch })).toString()).lines).toEqual(lines);
    const history = readLines((await read('links', context, { batch })).toString()).lines;
    expect(history).toHaveLength(lines.length);
    expect(history).toEqual(expect.arrayContaining(lines));
    const [noted] = (await listAudit(context.db, context.member.workspaceId)).filter(({ subject }) =>
      subject.startsWith('Spring-sale'),
    );
    expect(noted?.subject).toMatch(/^Spring-sale-\d{4}-\d\d-\d\d\.csv, 3 rows$/);
  });

  it('distinguishes clicks, none, and not reported, by link and by subid', async () => {
    const { db } = ledger();
    const day = addDays(toDay(new Date()), -60);
    const rows = { clicks: [clickRow({ date: day, linkId: 'L1', clicks: 7 })] };
    const range = { from: addDays(day, -1), to: addDays(day, 1) };
    const { id: workspaceId, store } = await storeRows(ledger(), rows, range, { at: new Date() });
    const member = await makeMember(db, { role: 'admin', workspaceId });
    const call = (async () => ({})) as unknown as Call;
    const context: ExportContext = {
      id: member.workspaceId,
      member,
      db,
      store,
      call,
      walk: call,
      language: english,
      signal,
    };
    // One after another, so that the first is L1.
    await giveToken(db, workspaceId);
    const api = createStandInApi();
    for (const line of lines) await makeLinks(context, [line], api);
    const links = readCsv(await read('links', context));
    expect(
      links.map(({ product_id: id, clicks, may_still_change: open }) => [id, clicks, open]).toSorted(),
    ).toEqual([
      ["'-P2", '0', 'true'],
      ['43123456789012', 'not reported', ''],
      ['B0ABCDEF12', '7', 'true'],
    ]);
    const subids = readCsv(await read('links-by-subid', context));
    expect(subids.map(({ subid1, clicks }) => [subid1, clicks]).toSorted()).toEqual([
      [' bio ', '7'],
      ["'-news", '0'],
      ['', 'not reported'],
    ]);
  });

  it('shows creators only their own links', async () => {
    const context = await setUpExports(ledger(), {}, []);
    await giveToken(context.db, context.member.workspaceId);
    const batch = await makeLinks(context, lines);
    const { workspaceId } = context.member;
    const creator = { ...context, member: await makeMember(context.db, { role: 'creator', workspaceId }) };
    expect(readCsv(await read('links', creator))).toEqual([]);
    await expect(read('batch', creator, { batch })).rejects.toMatchObject({ code: 'not_found' });
  });
});
