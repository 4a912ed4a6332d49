import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import type { ReportRow } from '@/lib/contract/resources/report';
import { clearLedger } from '@/lib/data/fetch/sync/forget';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, brandB, reportRow } from '@/lib/data/testing/rows';
import { auditEvents } from '@/lib/server/identity/schema';
import { beforeTransaction } from '@/lib/testing/before-transaction';
import { chooseStatement } from './choose-statement';
import { closeMonth } from './close-month';
import { exportStatement } from './export-statement';
import { listAdjustmentChanges } from './list-adjustment-changes';
import { listClosings } from './list-closings';
import { readStatement } from './read-statement';
import { reopenMonth } from './reopen-month';
import { setInvoice } from './set-invoice';
import { newClosingSchema } from './statement-query';
import { closeOne } from './testing/close-one';
import { setUpClosings, unaudited } from './testing/closing-set-up';

const range = { from: '2026-08-01', to: '2026-12-31' };
const inUsd = (month: string) => ({ month, currency: 'USD' });
const closing = (month: string) => ({ ...inUsd(month), acceptOpen: true });
const invoice = (amount: string | null, brand: string | null = null) => ({ amount, brand });

/** August to October, with a refund in September. */
const rows = (): ReportRow[] => [
  reportRow({ date: '2026-08-10', sales: 100, commissionAmount: 10.005 }),
  reportRow({ date: '2026-09-10', sales: 50, commissionAmount: 5.5 }),
  reportRow({ date: '2026-09-20', sales: -20, commissionAmount: -2, brandId: brandB }),
  reportRow({ date: '2026-10-05', sales: 30, commissionAmount: 3, brandId: brandB, final: false }),
];

eachLedger('A month', (ledger) => {
  async function setUp(now = '2026-11-16T12:00:00.000Z') {
    const made = await setUpClosings(ledger(), now, range);
    Object.assign(made.api.rows, { brands: [brandA, brandB], standard: rows() });
    await made.sync();
    return made;
  }

  it('can be closed when it has ended, is loaded, and follows the last closed one', async () => {
    const { parts, clock } = await setUp();
    const refused = (month: string, more = {}) =>
      closeOne(parts, { ...closing(month), ...more }).then(
        () => 'closed',
        ({ code, message }) => `${code}: ${message}`,
      );
    expect(await refused('2026-11')).toBe('invalid_input: Nov 2026 has not ended yet. Months are UTC.');
    expect(await refused('2026-07')).toMatch(
      /^conflict: Report rows of Jul 1 – 31, 2026 are not loaded\. BRB/,
    );
    expect(await refused('2026-08', { revision: 'other' })).toMatch(
      /^conflict: The figures changed meanwhile/,
    );
    expect(await refused('2026-10', { acceptOpen: false })).toMatch(
      /^conflict: Some figures may still change/,
    );
    expect(await refused('2026-08', { acceptOpen: false })).toBe('closed');
    expect(await refused('2026-08')).toBe('conflict: Aug 2026 is closed already.');
    expect(await refused('2026-10')).toBe('conflict: Close Sep 2026 first.');
    expect(await refused('2026-07')).toMatch(/^conflict: Later months are closed/);
    clock.now = new Date('2026-11-30T23:59:59.999Z');
    expect(await refused('2026-11')).toMatch(/has not ended/);
  });

  it('is closed in all given currencies, or in none', async () => {
    const { parts, api, sync } = await setUpClosings(ledger(), '2026-11-16T12:00:00.000Z', range);
    const inEuro = reportRow({ date: '2026-08-11', sales: 7, commissionAmount: 0.7, currency: 'EUR' });
    Object.assign(api.rows, { brands: [brandA, brandB], standard: [...rows(), inEuro] });
    await sync();
    const month = { month: '2026-08', acceptOpen: true };
    const given = (revision?: string) => ({
      ...month,
      currencies: [{ currency: 'USD' }, { currency: 'EUR', revision }],
    });
    await expect(closeMonth(parts, given('other'))).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ field: 'currencies.EUR', message: expect.stringMatching(/^The figures changed meanwhile/) }],
    });
    expect((await listClosings(parts)).closings).toEqual([]);
    expect(await closeMonth(parts, given())).toMatchObject([
      { currency: 'USD', state: 'closed' },
      { currency: 'EUR', state: 'closed', total: { commission: '0.70' } },
    ]);
    const again = newClosingSchema.safeParse({
      ...month,
      currencies: [{ currency: 'USD' }, { currency: 'USD' }],
    });
    expect(again.error?.issues).toMatchObject([
      { path: ['currencies'], message: 'must name each currency once' },
    ]);
  });

  it('can be closed by owners and admins, and reopened by owners, newest first', async () => {
    const { parts } = await setUp();
    const { db, member } = parts;
    const as = (role: 'admin' | 'analyst') => makeMember(db, { role, workspaceId: member.workspaceId });
    const [admin, analyst] = [await as('admin'), await as('analyst')];
    await expect(closeOne({ ...parts, member: analyst }, closing('2026-08'))).rejects.toMatchObject({
      code: 'forbidden',
    });
    const august = await closeOne({ ...parts, member: admin }, { ...closing('2026-08'), note: 'Checked' });
    expect(august.closing).toMatchObject({ closedBy: 'Ada', note: 'Checked', newest: true });
    const september = await closeOne(parts, closing('2026-09'));
    const id = (statement: typeof august) => statement.closing?.id ?? '';
    await expect(reopenMonth(db, admin, id(september))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(reopenMonth(db, member, id(august))).rejects.toMatchObject({ code: 'conflict' });
    const other = await makeMember(db);
    await expect(reopenMonth(db, other, id(september))).rejects.toMatchObject({ code: 'not_found' });
    await reopenMonth(db, member, id(september));
    expect((await readStatement(parts, inUsd('2026-09'))).state).toBe('settled');
    const events = await db
      .select({ action: auditEvents.action, subject: auditEvents.subject })
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, member.workspaceId))
      .orderBy(desc(auditEvents.at));
    expect(events.filter(({ action }) => action.startsWith('month.'))).toEqual([
      { action: 'month.reopened', subject: 'Sep 2026, USD' },
      { action: 'month.closed', subject: 'Sep 2026, USD' },
      { action: 'month.closed', subject: 'Aug 2026, USD' },
    ]);
  });

  it('is not closed if the month before was reopened while its figures were read', async () => {
    const { parts } = await setUp();
    const { db, member } = parts;
    const august = await closeOne(parts, closing('2026-08'));
    const late = beforeTransaction(db, () => reopenMonth(db, member, august.closing?.id ?? ''));
    await expect(closeOne({ ...parts, db: late }, closing('2026-09'))).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ field: 'currencies.USD', message: 'was drawn up with other closings' }],
    });
    expect((await readStatement(parts, inUsd('2026-09'))).closing).toBeNull();
  });

  it('keeps its figures, and the next one counts what changed, once', async () => {
    const { parts, api, clock, sync } = await setUp();
    await closeOne(parts, closing('2026-08'));
    const before = await closeOne(parts, closing('2026-09'));
    expect(before).toMatchObject({
      subtotal: { sales: '30.00', commission: '3.50', bonus: '0.00', settled: '3.50', open: '0.00' },
      open: null,
    });
    const [, september] = api.rows.standard;
    if (september) Object.assign(september, { commissionAmount: 4.25 });
    // Settled rows are not fetched again. A late row on a day that may change is.
    clock.now = new Date('2026-11-17T12:00:00.000Z');
    api.rows.standard.push(reportRow({ date: '2026-10-06', sales: 9, commissionAmount: 0.9 }));
    await sync();
    const october = await closeOne(parts, closing('2026-10'));
    expect(october).toMatchObject({
      total: { commission: '3.90' },
      adjustments: [],
      open: { days: { from: '2026-10-03', to: '2026-10-31' }, until: '2026-12-15', commission: '3.00' },
    });
    clock.now = new Date('2026-12-05T12:00:00.000Z');
    Object.assign(api.rows.standard[3] ?? {}, { commissionAmount: 2.5, final: true });
    await sync();
    const adjusted = { month: '2026-10', total: { sales: '0.00', commission: '-0.50', bonus: '0.00' } };
    expect(await readStatement(parts, inUsd('2026-10'))).toMatchObject({
      total: october.total,
      later: { ...adjusted, countedIn: '2026-11' },
    });
    const november = await closeOne(parts, closing('2026-11'));
    expect(november).toMatchObject({ adjustments: [adjusted], total: { commission: '-0.50' } });
    expect((await readStatement(parts, inUsd('2026-12'))).adjustments).toEqual([]);
    const query = { ...inUsd('2026-11'), adjusted: '2026-10', brand: brandB };
    expect(await listAdjustmentChanges(parts, query)).toMatchObject({
      count: 1,
      changes: [{ kind: 'changed', day: '2026-10-05', field: 'commission', was: '3.00', became: '2.50' }],
      explained: adjusted.total,
    });
    const csv = { format: 'csv', language: 'en', receipt: 'comments', decimal: 'point' } as const;
    const file = await exportStatement(parts, november, csv, unaudited);
    expect(await new Response(file.body).text()).toMatch(
      /^\ufeff?# complete\r\n# Statement of Nov 2026 in USD\r\n(# .*\r\n)+kind,month,brand_id,brand,sales,.*\r\nadjustment,2026-10,b0000000-0000-4000-8000-00000000000b,,0\.00,-0\.50,0\.00,,,,,\r\ntotal,2026-11,,,0\.00,-0\.50,0\.00,,,,,\r\n$/,
    );
    const { months, closings } = await listClosings(parts);
    expect(months.map(({ month }) => month)).toEqual(['2026-12', '2026-11', '2026-10', '2026-09', '2026-08']);
    expect(closings.map(({ month, newest }) => [month, newest])).toEqual([
      ['2026-11', true],
      ['2026-10', false],
      ['2026-09', false],
      ['2026-08', false],
    ]);
  });

  it('is not adjusted while its rows are not loaded, and the next statement says that it is incomplete', async () => {
    const { parts, sync } = await setUp();
    await closeOne(parts, closing('2026-08'));
    await closeOne(parts, closing('2026-09'));
    await clearLedger(parts.store, parts.id, ['reports:standard', 'reports:cpc', 'brb']);
    await sync({ from: '2026-10-01', to: '2026-11-16' });
    const { adjustments, basis } = await readStatement(parts, inUsd('2026-10'));
    expect(adjustments).toEqual([]);
    expect(basis).toMatchObject({ complete: false });
    expect(basis.rows.filter(({ state }) => state === 'partial').map(({ range }) => range.from)).toEqual([
      '2026-08-01',
      '2026-09-01',
    ]);
  });

  it('is compared with invoices to the cent', async () => {
    const { parts } = await setUp();
    const { closing: august } = await closeOne(parts, closing('2026-08'));
    const enter = async (amount: string | null, brand?: string) =>
      (await setInvoice(parts, august?.id ?? '', invoice(amount, brand ?? null))).invoices;
    expect(await enter('10.01')).toMatchObject([{ expected: '10.01', difference: '0.00', matches: true }]);
    expect(await enter('10.00')).toMatchObject([{ expected: '10.01', difference: '-0.01', matches: false }]);
    expect(await enter('11', brandA)).toMatchObject([{ brand: null }, { brand: brandA, difference: '0.99' }]);
    expect(await enter(null)).toMatchObject([{ brand: brandA }]);
    await expect(enter('10.001')).rejects.toMatchObject({ issues: [{ field: 'amount' }] });
    await expect(enter('10', brandB)).rejects.toMatchObject({ issues: [{ field: 'brand' }] });
  });

  it('that was closed while the clock was ahead may still change, and its later changes are found', async () => {
    const { parts, api, clock, sync } = await setUp('2027-06-16T12:00:00.000Z');
    Object.assign(api.rows.standard[3] ?? {}, { final: true });
    await sync();
    for (const month of ['2026-08', '2026-09']) await closeOne(parts, closing(month));
    const ahead = await closeOne(parts, closing('2026-10'));
    expect(ahead).toMatchObject({ state: 'closed', open: null });
    clock.now = new Date('2026-11-16T12:00:00.000Z');
    await sync();
    expect(await readStatement(parts, inUsd('2026-10'))).toMatchObject({
      state: 'closed',
      total: ahead.total,
      later: null,
      open: { days: { from: '2026-10-02', to: '2026-10-31' }, until: '2026-12-15' },
    });
    Object.assign(api.rows.standard[3] ?? {}, { commissionAmount: 2.5 });
    clock.now = new Date('2026-11-17T12:00:00.000Z');
    await sync();
    expect((await readStatement(parts, inUsd('2026-10'))).later).toMatchObject({ countedIn: '2026-11' });
    const query = { ...inUsd('2026-11'), adjusted: '2026-10', brand: brandB };
    const explained = { count: 1, explained: { commission: '-0.50' } };
    expect(await listAdjustmentChanges(parts, query)).toMatchObject(explained);
    clock.now = new Date('2026-12-05T12:00:00.000Z');
    await sync();
    const adjustments = [{ month: '2026-10', total: { commission: '-0.50' } }];
    expect(await closeOne(parts, closing('2026-11'))).toMatchObject({ adjustments });
    expect(await listAdjustmentChanges(parts, query)).toMatchObject(explained);
  });

  it('that has not come yet, and was closed while the clock was ahead, is listed until it is reopened', async () => {
    const { parts, clock } = await setUp('2027-06-16T12:00:00.000Z');
    const months = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12'];
    for (const month of months) await closeOne(parts, closing(month));
    clock.now = new Date('2026-11-16T12:00:00.000Z');
    const list = () => listClosings(parts);
    const listed = await list();
    expect(listed.months.map(({ month }) => month)).toEqual(months.toReversed());
    const none = { month: null, currency: null };
    expect(chooseStatement(listed, none, '2026-11-16')).toMatchObject({ month: '2026-10' });
    expect(chooseStatement(listed, none, '2026-11-16').months[0]).toBe('2026-12');
    for (const month of ['2026-12', '2026-11']) {
      const { closing } = await readStatement(parts, inUsd(month));
      await reopenMonth(parts.db, parts.member, closing?.id ?? '');
    }
    expect((await list()).months[0]?.month).toBe('2026-11');
    expect(await readStatement(parts, inUsd('2026-11'))).toMatchObject({ state: 'running', closing: null });
  });
});
