import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { product, setUpProfit } from '@/features/profit/testing/profit-set-up';
import { quotas } from '@/lib/access/quotas';
import { makeMember } from '@/lib/access/testing/people';
import { placeGroups } from '@/lib/data/read/groups/testing/place-groups';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, reportRow } from '@/lib/data/testing/rows';
import { auditEvents } from '@/lib/server/identity/schema';
import { costsQuerySchema, type NewCost, newCostSchema } from './cost';
import { readCostBook } from './cost-book';
import { importCosts, storeCosts } from './import-costs';
import { listCosts } from './list-costs';
import { readCostsFile } from './read-costs-file';
import { addCost, changeCost, deleteCost } from './store-costs';

const range = { from: '2026-05-01', to: '2026-05-31' } as const;
const creator = 'c0000000-0000-4000-8000-0000000000c1';
const listed = {
  brands: [
    { id: brandA, name: 'Alder Kitchen' },
    { id: 'b0000000-0000-4000-8000-0000000000b1', name: 'Twice' },
    { id: 'b0000000-0000-4000-8000-0000000000b2', name: 'twice' },
  ],
  products: [product('P1')],
  creators: [{ id: 'c0000000-0000-4000-8000-0000000000c2', name: 'Mara' }],
};
/** Only stored rows contain the creator. */
const rows = { standard: [reportRow({ date: '2026-05-02', creatorId: creator })] };
const all = costsQuerySchema.parse({});
const fee = newCostSchema.parse({ kind: 'fee', amount: '100', currency: 'USD', from: '2026-05-01' });
const cost = (given: Partial<NewCost>): NewCost => ({ ...fee, ...given });

eachLedger('Costs', (ledger) => {
  const setUp = () => setUpProfit(ledger(), rows, range, listed);

  it('are entered for subjects of the workspace, changed, deleted, and audited', async () => {
    const { db } = ledger();
    const { owner, catalog } = await setUp();
    const { workspaceId } = owner;
    const add = (given: Partial<NewCost>) => addCost({ ...catalog, member: owner }, cost(given));
    const { id } = await add({ subject: { kind: 'brand', id: 'alder kitchen' }, note: 'Shoot' });
    await add({
      subject: { kind: 'creator', id: creator.toUpperCase() },
      to: '2026-05-31',
      kind: 'retainer',
    });
    await add({ kind: 'tool', amount: '31.50', currency: 'EUR', from: '2026-04-01', to: '2026-04-30' });
    await add({
      kind: 'sample',
      amount: '4000',
      currency: 'JPY',
      subject: { kind: 'subid1', id: 'spring ~1' },
      // Costs of the same days have no order.
      from: '2026-04-30',
      to: '2026-04-30',
    });
    expect(await listCosts(catalog, all)).toMatchObject({
      costs: [
        { kind: 'retainer', subject: { kind: 'creator', id: creator }, name: null, amount: '100.00' },
        { subject: { kind: 'brand', id: brandA }, name: 'Alder Kitchen', note: 'Shoot', to: '2026-05-01' },
        { subject: { kind: 'subid1', id: 'spring ~1' }, amount: '4000.00', currency: 'JPY' },
        { kind: 'tool', subject: null, amount: '31.50', from: '2026-04-01', to: '2026-04-30' },
      ],
      total: 4,
      stored: 4,
    });
    for (const subject of [
      { kind: 'brand', id: 'Twice' },
      { kind: 'brand', id: creator },
      { kind: 'creator', id: 'Nobody' },
    ] as const) {
      await expect(add({ subject }), subject.id).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'subject.id' }],
      });
    }
    const groups = new Map([['a0000000-0000-4000-8000-000000000001', [creator]]]);
    await placeGroups(db, workspaceId, { creator: groups, product: new Map() });
    const inGroups = async (asked: string) => {
      const { costs } = await listCosts(catalog, costsQuerySchema.parse({ groups: asked }));
      return costs.map(({ kind }) => kind);
    };
    expect(await inGroups('a0000000-0000-4000-8000-000000000001')).toEqual(['retainer']);
    expect(await inGroups('none')).toEqual([]);
    await changeCost({ ...catalog, member: owner }, { ...cost({ subject: null, amount: '90.10' }), id });
    const narrowed = costsQuerySchema.parse({ subject: 'workspace', kind: 'fee' });
    expect((await listCosts(catalog, narrowed)).costs).toMatchObject([{ id, amount: '90.10' }]);
    const unknownOf = async (currency: string) =>
      (await listCosts(catalog, costsQuerySchema.parse({ currency }))).basis.unknownValues.map(
        ({ value }) => value,
      );
    expect(await unknownOf('USD')).toEqual([]);
    expect(await unknownOf('SEK')).toEqual(['SEK']);
    await deleteCost(db, owner, id);
    await expect(deleteCost(db, owner, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(changeCost({ ...catalog, member: owner }, { ...fee, id })).rejects.toMatchObject({
      code: 'not_found',
    });
    const noted = await db
      .select({ action: auditEvents.action, subject: auditEvents.subject })
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, workspaceId))
      .orderBy(desc(auditEvents.at))
      .limit(3);
    expect(noted).toEqual([
      { action: 'costs.deleted', subject: 'fee of 90.10 USD, workspace, 2026-05-01' },
      { action: 'costs.changed', subject: 'fee of 90.10 USD, workspace, 2026-05-01' },
      { action: 'costs.added', subject: 'sample of 4000 JPY, subid1 spring ~1, 2026-04-30' },
    ]);
  });

  it('keep a subject that has left the API while other fields change', async () => {
    const { db } = ledger();
    const { owner, catalog } = await setUp();
    const subject = { kind: 'creator', id: 'c0000000-0000-4000-8000-0000000000ff' } as const;
    await storeCosts(db, owner, [cost({ subject })]);
    const [{ id = '' } = {}] = (await listCosts(catalog, all)).costs;
    await changeCost({ ...catalog, member: owner }, { ...cost({ subject, amount: '7' }), id });
    expect((await listCosts(catalog, all)).costs).toMatchObject([{ amount: '7.00', subject }]);
  });

  it('are imported all or none, and once', async () => {
    const { owner, catalog } = await setUp();
    const send = (csv: string) => importCosts({ ...catalog, member: owner }, csv);
    const heading = 'kind,for,subject,amount,currency,from,to,note';
    const file = [
      heading,
      'Fee,brand,Alder Kitchen,"1,234.50",usd,2026-05-01,,Shoot',
      `retainer,creator,${creator},300,EUR,2026-05-01,2026-05-31,`,
      'tool,,,20,USD,2026-05-01,2026-12-31,',
      'sample,subid1,spring,15,USD,2026-05-02,,',
      'sample,subid1,spring,15.00,USD,2026-05-02,,',
    ].join('\n');
    expect(await send(file)).toEqual({ imported: 5, known: 0 });
    expect(await send(file)).toEqual({ imported: 0, known: 5 });
    expect(await send(`${file}\nsample,subid1,spring,15,USD,2026-05-02,,`)).toEqual({
      imported: 1,
      known: 5,
    });
    expect((await listCosts(catalog, all)).total).toBe(6);
    const broken = [
      heading,
      'gift,shop,x,1.005,USD,2026-02-30,,',
      'fee,workspace,Alder,0,USD,2026-05-02,2026-05-01,',
      'fee,brand,,1.5,JPY,2026-05-02,2036-05-02,',
      'fee,brand,Twice,1,XXX,2026-05-02,,',
    ].join('\n');
    await expect(send(broken)).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [
        { field: 'line 2, kind' },
        { field: 'line 2, for' },
        { field: 'line 2, amount', message: 'must have at most 2 decimals' },
        { field: 'line 2, from' },
        { field: 'line 3, subject', message: 'must be empty for the workspace' },
        { field: 'line 3, amount', message: 'must be more than 0' },
        { field: 'line 3, to', message: 'must not be before from' },
        { field: 'line 4, subject', message: 'must not be empty' },
        { field: 'line 4, amount', message: 'must be a whole number' },
        { field: 'line 4, to', message: 'must be at most ten years after from' },
        { field: 'line 5, currency' },
      ],
    });
    await expect(send('fee,brand,Twice,1,USD,2026-05-02')).rejects.toMatchObject({
      issues: [{ field: 'line 1, subject', message: 'Twice names several brands; give the id' }],
    });
    expect((await listCosts(catalog, all)).total).toBe(6);
  });

  it('are imported with the headings of other tools', () => {
    const file =
      'Advertiser,Publisher,Type,Spend,Currency Code,Start Date\nHarbor,,fee,120.50,EUR,2026-05-01\n,Mara,fee,7,EUR,2026-05-02\n,,tool,9,EUR,2026-05-03';
    expect(readCostsFile(file)).toMatchObject([
      { about: 'brand', text: 'Harbor', amount: '120.50', from: '2026-05-01', to: '2026-05-01' },
      { about: 'creator', text: 'Mara', amount: '7' },
      { about: null, text: '', kind: 'tool' },
    ]);
  });

  it('belong to one workspace, and only managers can change them', async () => {
    const { db } = ledger();
    const { owner, catalog } = await setUp();
    const other = await setUp();
    const analyst = await makeMember(db, { role: 'analyst', workspaceId: owner.workspaceId });
    const { id } = await addCost({ ...other.catalog, member: other.owner }, fee);
    expect((await listCosts(catalog, all)).stored).toBe(0);
    expect((await readCostBook(db, owner.workspaceId, [range])).costs).toEqual([]);
    await expect(deleteCost(db, owner, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(changeCost({ ...catalog, member: owner }, { ...fee, id })).rejects.toMatchObject({
      code: 'not_found',
    });
    const refused = { code: 'forbidden' };
    await expect(addCost({ ...catalog, member: analyst }, fee)).rejects.toMatchObject(refused);
    await expect(changeCost({ ...catalog, member: analyst }, { ...fee, id })).rejects.toMatchObject(refused);
    await expect(deleteCost(db, analyst, id)).rejects.toMatchObject(refused);
    await expect(
      importCosts({ ...catalog, member: analyst }, 'tool,,,1,USD,2026-05-01'),
    ).rejects.toMatchObject(refused);
  });

  it('are read for ranges in chunks, with a revision that follows them', async () => {
    const { db } = ledger();
    const { owner, catalog } = await setUp();
    const lines = Array.from({ length: 4_500 }, (_, at) => `tool,,,${at + 1},USD,2026-05-01,,`);
    await importCosts({ ...catalog, member: owner }, lines.join('\n'));
    const { id } = await addCost(
      { ...catalog, member: owner },
      cost({ from: '2026-06-30', to: '2026-07-02' }),
    );
    const read = () => readCostBook(db, owner.workspaceId, [range]);
    const before = await read();
    expect(before.costs).toHaveLength(4_500);
    await deleteCost(db, owner, id);
    expect((await read()).revision).toBe(before.revision);
    const [first] = (await listCosts(catalog, all)).costs;
    await deleteCost(db, owner, first?.id ?? '');
    expect((await read()).revision).not.toBe(before.revision);
    expect(quotas.costs.most).toBeGreaterThan(4_500);
  });

  it('are found by name, id and note', async () => {
    const { owner, catalog } = await setUp();
    await addCost(
      { ...catalog, member: owner },
      cost({ subject: { kind: 'brand', id: brandA }, note: 'Shoot' }),
    );
    await addCost(
      { ...catalog, member: owner },
      cost({ subject: { kind: 'subid2', id: 'summer' }, currency: 'EUR' }),
    );
    const find = async (query: Record<string, string>) =>
      (await listCosts(catalog, costsQuerySchema.parse(query))).costs.map(({ subject }) => subject?.kind);
    expect(await find({ q: 'alder' })).toEqual(['brand']);
    expect(await find({ q: 'SHOO' })).toEqual(['brand']);
    expect(await find({ q: 'summ' })).toEqual(['subid2']);
    expect(await find({ currency: 'EUR' })).toEqual(['subid2']);
    expect(await find({ q: 'zebra' })).toEqual([]);
  });
});

it.each([
  [{ kind: 'gift' }, ['kind']],
  [{ subject: { kind: 'shop', id: 'x' } }, ['subject', 'kind']],
  [{ subject: { kind: 'brand', id: ' ' } }, ['subject', 'id']],
  [{ subject: { kind: 'brand', id: 'x'.repeat(201) } }, ['subject', 'id']],
  [{ currency: 'XXX' }, ['currency']],
  [{ from: '2026-02-30' }, ['from']],
  [{ to: '2026-04-30' }, ['to']],
  [{ to: '2036-05-01' }, ['to']],
  [{ note: 'x'.repeat(201) }, ['note']],
  ...['0', '0.00', '-1', '1.005', '1e3', '1,5', '', '1234567890123'].map(
    (amount) => [{ amount }, ['amount']] as const,
  ),
  [{ currency: 'JPY', amount: '1.5' }, ['amount']],
] as const)('a cost with %j is refused', (change, path) => {
  const given = { kind: 'fee', amount: '1', currency: 'USD', from: '2026-05-01', ...change };
  expect(newCostSchema.safeParse(given).error?.issues[0]?.path).toEqual(path);
});
