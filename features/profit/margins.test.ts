import { desc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { quotas } from '@/lib/access/quotas';
import { makeMember } from '@/lib/access/testing/people';
import { toPages } from '@/lib/csv/read-large-file';
import { storePages } from '@/lib/csv/store-pages';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, brandB, reportRow } from '@/lib/data/testing/rows';
import { auditEvents } from '@/lib/server/identity/schema';
import { countAnswers } from '@/lib/testing/count-answers';
import { changeMargin } from './change-margin';
import { deleteMargins } from './delete-margins';
import { listMarginSubjects } from './find-subject';
import { listMargins } from './list-margins';
import { marginsQuerySchema } from './margin';
import { marginLimits } from './margin-rule';
import { beginning } from './margin-shape';
import { margins } from './schema';
import { addMargin, importMargins, replaceMargins } from './store-margins';
import { product, setUpProfit } from './testing/profit-set-up';

const range = { from: '2026-05-01', to: '2026-05-31' } as const;
const otherBrand = 'b0000000-0000-4000-8000-0000000000ff';
const listed = {
  brands: [
    { id: brandA, name: 'Alder Kitchen' },
    { id: 'b0000000-0000-4000-8000-0000000000b1', name: 'Twice' },
    { id: 'b0000000-0000-4000-8000-0000000000b2', name: 'twice' },
  ],
  products: [product('P1'), product('P2', { category: 'Home & Kitchen' })],
};
/** Only stored rows contain P9 and brand B. */
const rows = { standard: [reportRow({ date: '2026-05-02', asin: 'P9', brandId: brandB })] };
const all = marginsQuerySchema.parse({});

eachLedger('Margins', (ledger) => {
  const setUp = () => setUpProfit(ledger(), rows, range, listed);

  it('are deleted in parts, and others are answered in between', async () => {
    const { db } = ledger();
    const owner = await makeMember(db);
    await db.execute(sql`
      INSERT INTO margins (workspace_id, kind, subject, from_day, percent)
      SELECT CAST(${owner.workspaceId} AS uuid), 'product', 'P' || n, DATE '2026-01-01', 30 FROM generate_series(1, 60000) n`);
    const deleting = deleteMargins(db, owner, { kind: 'product' });
    expect(await countAnswers(db, deleting)).toBeGreaterThan(8);
    expect(await deleting).toEqual({ deleted: 60_000 });
    expect(await db.$count(margins, eq(margins.workspaceId, owner.workspaceId))).toBe(0);
  });

  it('are entered for brands, categories and products of the workspace, deleted, and audited', async () => {
    const { db } = ledger();
    const { owner, catalog } = await setUp();
    const { workspaceId } = owner;
    const add = (
      kind: 'brand' | 'category' | 'product',
      subject: string,
      percent = '30',
      from = '2026-05-01',
    ) => addMargin({ ...catalog, member: owner }, { kind, subject, from, percent });
    await add('brand', 'alder kitchen', '32.5');
    await add('brand', brandB.toUpperCase());
    await add('category', 'home & kitchen', '0');
    await add('product', 'P9', '100');
    await add('product', 'P1', '12.34', '2026-06-01');
    await add('product', 'P1', '9');
    expect(await listMargins(catalog, workspaceId, all)).toEqual({
      margins: [
        { kind: 'brand', subject: brandA, from: '2026-05-01', percent: '32.5', name: 'Alder Kitchen' },
        { kind: 'brand', subject: brandB, from: '2026-05-01', percent: '30', name: null },
        { kind: 'category', subject: 'Home & Kitchen', from: '2026-05-01', percent: '0', name: null },
        { kind: 'product', subject: 'P1', from: '2026-06-01', percent: '12.34', name: 'Product P1' },
        { kind: 'product', subject: 'P1', from: '2026-05-01', percent: '9', name: 'Product P1' },
        { kind: 'product', subject: 'P9', from: '2026-05-01', percent: '100', name: null },
      ],
      total: 6,
      counts: { brand: 2, category: 1, product: 3 },
    });
    const narrowed = marginsQuerySchema.parse({ kind: 'product', q: 'p1', top: '1', offset: '1' });
    expect(await listMargins(catalog, workspaceId, narrowed)).toMatchObject({
      margins: [{ subject: 'P1', percent: '9' }],
      total: 2,
    });
    await expect(add('product', 'P9', '50')).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ field: 'from' }],
    });
    for (const [kind, subject] of [
      ['brand', otherBrand],
      ['brand', 'Twice'],
      ['category', 'Garden'],
      ['product', 'P3'],
    ] as const) {
      await expect(add(kind, subject), subject).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'subject' }],
      });
    }
    expect(await deleteMargins(db, owner, { kind: 'product', subject: 'P1', from: '2026-05-01' })).toEqual({
      deleted: 1,
    });
    await expect(
      deleteMargins(db, owner, { kind: 'product', subject: 'P1', from: '2026-05-01' }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(await deleteMargins(db, owner, { kind: 'product' })).toEqual({ deleted: 2 });
    const noted = await db
      .select({ action: auditEvents.action, subject: auditEvents.subject })
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, workspaceId))
      .orderBy(desc(auditEvents.at))
      .limit(3);
    expect(noted).toEqual([
      { action: 'margins.deleted', subject: '2 of kind product' },
      { action: 'margins.deleted', subject: 'product P1: 9.00% from 2026-05-01' },
      { action: 'margins.added', subject: 'product P1: 9% from 2026-05-01' },
    ]);
  });

  it('are imported all or none, and overwritten by a later file', async () => {
    const { owner, catalog } = await setUp();
    const { workspaceId } = owner;
    const send = (csv: string) => importMargins({ ...catalog, member: owner }, csv);
    const file =
      'kind,subject,from,percent\nBrand,Alder Kitchen,2026-01-01,30%\nproduct,P1,2026-05-01,41.25\n';
    expect(await send(file)).toEqual({ imported: 2 });
    expect(await send('product,P1,2026-05-01,40')).toEqual({ imported: 1 });
    const stored = await listMargins(catalog, workspaceId, all);
    expect(stored.margins.map(({ percent }) => percent)).toEqual(['30', '40']);
    await expect(
      send(`product,P2,2026-05-01,35\nbrand,${brandA},2026-01-01,101\nshop,P1,2026-02-30,-1`),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [
        { field: 'line 2, percent', message: 'must be at most 100' },
        { field: 'line 3, kind' },
        { field: 'line 3, from' },
        { field: 'line 3, percent', message: 'must not be below 0' },
      ],
    });
    await expect(
      send(
        `brand,${brandA},2026-02-01,31\nbrand,${otherBrand},2026-02-01,31\nbrand,alder kitchen,2026-02-01,32`,
      ),
    ).rejects.toMatchObject({
      issues: [
        { field: 'line 2, subject', message: `${otherBrand} is no brand of this workspace` },
        { field: 'line 3, from', message: 'alder kitchen has a margin from this day on line 1 already' },
      ],
    });
    const many = Array.from({ length: 200_000 }, (_, at) => `product,P${at},2026-05-01,30`).join('\n');
    await expect(send(many)).rejects.toMatchObject({
      issues: [{ field: `line ${marginLimits.lines + 1}` }],
    });
    await expect(send(' ')).rejects.toMatchObject({ issues: [{ field: 'csv' }] });
    expect(await listMargins(catalog, workspaceId, all)).toEqual(stored);
  });

  it('take the id of a product as people paste it', async () => {
    const products = [product('P1'), product('B0BXM6M562')];
    const { owner, catalog } = await setUpProfit(ledger(), {}, range, { products });
    const texts = [
      'ASIN: P1',
      'b0bxm6m562',
      '“B0BXM6M562”',
      'https://www.marketplace.com/dp/B0BXM6M562?th=1',
    ];
    const lines = texts.map((text, at) => `product;${text};2026-05-0${at + 1};30`);
    await importMargins({ ...catalog, member: owner }, lines.join('\n'));
    const stored = await listMargins(catalog, owner.workspaceId, all);
    const subjects = stored.margins.map(({ subject }) => subject);
    expect(subjects).toEqual(['B0BXM6M562', 'B0BXM6M562', 'B0BXM6M562', 'P1']);
  });

  it('tell categories apart that differ in case', async () => {
    const products = ['Toys', 'toys', 'Tools'].map((category, at) => product(`P${at}`, { category }));
    const { owner, catalog } = await setUpProfit(ledger(), {}, range, { products });
    const add = (subject: string) =>
      addMargin(
        { ...catalog, member: owner },
        {
          kind: 'category',
          subject,
          from: '2026-05-01',
          percent: '30',
        },
      );
    for (const subject of ['Toys', 'toys', 'tools']) await add(subject);
    const { margins } = await listMargins(catalog, owner.workspaceId, all);
    expect(margins.map(({ subject }) => subject).sort()).toEqual(['Tools', 'Toys', 'toys']);
    await expect(add('TOYS')).rejects.toMatchObject({ issues: [{ field: 'subject' }] });
  });

  it('are limited per workspace', async () => {
    const { db } = ledger();
    const { owner, catalog } = await setUp();
    const many = Array.from({ length: quotas.margins.most }, (_, at) => ({
      kind: 'product' as const,
      subject: `X${at}`,
      from: '2026-05-01',
      percent: '30',
    }));
    await replaceMargins(db, owner, many);
    await expect(
      importMargins({ ...catalog, member: owner }, 'product,P1,2026-05-01,40'),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await listMargins(catalog, owner.workspaceId, all)).total).toBe(quotas.margins.most);
    // Another process has added margins since the file was checked.
    const { workspaceId, userId } = owner;
    const late = { kind: 'product', subject: 'P1', from: '2026-05-01', percent: '40' } as const;
    const storing = storePages(db, workspaceId, toPages([late]), {
      quota: 'margins',
      table: margins,
      own: eq(margins.workspaceId, workspaceId),
      countKnown: async () => 1,
      store: async (tx) => {
        await tx.insert(margins).values({ ...late, workspaceId, userId });
      },
    });
    await expect(storing).rejects.toMatchObject({ code: 'conflict' });
    expect((await listMargins(catalog, workspaceId, all)).total).toBe(quotas.margins.most);
  });

  it('belong to one workspace, and only managers can change them', async () => {
    const { db } = ledger();
    const { owner, catalog } = await setUp();
    const other = await setUp();
    const analyst = await makeMember(db, { role: 'analyst', workspaceId: owner.workspaceId });
    const margin = { kind: 'product', subject: 'P1', from: '2026-05-01', percent: '30' } as const;
    await addMargin({ ...other.catalog, member: other.owner }, margin);
    expect((await listMargins(catalog, owner.workspaceId, all)).total).toBe(0);
    const refused = { code: 'forbidden' };
    await expect(addMargin({ ...catalog, member: analyst }, margin)).rejects.toMatchObject(refused);
    await expect(
      importMargins({ ...catalog, member: analyst }, 'product,P1,2026-05-01,40'),
    ).rejects.toMatchObject(refused);
    await expect(deleteMargins(db, analyst, { kind: 'product' })).rejects.toMatchObject(refused);
    await expect(deleteMargins(db, owner, { kind: 'product' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are found by name and id, and changed where they are', async () => {
    const { db } = ledger();
    const { owner, catalog } = await setUp();
    const { workspaceId } = owner;
    const brand = { kind: 'brand', subject: brandA, from: beginning, percent: '30' } as const;
    await addMargin({ ...catalog, member: owner }, brand);
    await addMargin(
      { ...catalog, member: owner },
      { kind: 'product', subject: 'P1', from: '2026-05-01', percent: '9' },
    );
    await addMargin(
      { ...catalog, member: owner },
      {
        kind: 'category',
        subject: 'Toys',
        from: '2026-05-01',
        percent: '8',
      },
    );
    const find = async (q: string) =>
      (await listMargins(catalog, workspaceId, { ...all, q })).margins.map(({ subject }) => subject);
    expect(await find('alder')).toEqual([brandA]);
    expect(await find('product p')).toEqual(['P1']);
    expect(await find('toy')).toEqual(['Toys']);
    expect(await find('b0000000')).toEqual([brandA]);
    expect(await find('zebra')).toEqual([]);
    await changeMargin(db, owner, { ...brand, subject: brandA.toUpperCase(), percent: '31.5' });
    const { margins } = await listMargins(catalog, workspaceId, { ...all, kind: 'brand' });
    expect(margins).toMatchObject([{ ...brand, percent: '31.5' }]);
    const missing = changeMargin(db, owner, { ...brand, from: '2026-01-01' });
    await expect(missing).rejects.toMatchObject({ code: 'not_found' });
    const analyst = await makeMember(db, { role: 'analyst', workspaceId });
    await expect(changeMargin(db, analyst, brand)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('can be set for listed brands and categories', async () => {
    const { catalog } = await setUp();
    expect(await listMarginSubjects(catalog)).toMatchObject({
      brands: [{ name: 'Alder Kitchen' }, { name: 'twice' }, { name: 'Twice' }],
      categories: ['Home & Kitchen', 'Toys'],
    });
  });
});
