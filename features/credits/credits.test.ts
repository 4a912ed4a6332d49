import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { setUpProfit } from '@/features/profit/testing/profit-set-up';
import { makeMember } from '@/lib/access/testing/people';
import type { DayRange } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { bonusRow, brandA, brandB } from '@/lib/data/testing/rows';
import { auditEvents } from '@/lib/server/identity/schema';
import { creditsQuerySchema } from './credit';
import { deleteCredit, undoImport } from './delete-credits';
import { importCredits } from './import-credits';
import { listCredits } from './list-credits';

const range = { from: '2026-06-01', to: '2026-11-20' } as const;
const at = new Date('2026-11-20T12:00:00.000Z');
const listed = {
  brands: [
    { id: brandA, name: 'Alder Kitchen' },
    { id: brandB, name: 'Birch' },
  ],
};
const bonuses = [
  ...['06', '07', '08', '09', '10'].map((month) =>
    bonusRow({ date: `2026-${month}-03`, brand: brandA, amount: 100, currency: 'USD' }),
  ),
  bonusRow({ date: '2026-09-03', brand: brandA, amount: 40, currency: 'EUR', marketplace: 'marketplace.de' }),
  bonusRow({ date: '2026-09-04', brand: brandB, amount: 7, currency: 'USD' }),
];
const heading = 'month,brand,currency,amount,marketplace';
const all = creditsQuerySchema.parse({});

eachLedger('Bonus credits', (ledger) => {
  async function setUp(stored: DayRange = range) {
    const set = await setUpProfit(ledger(), { brands: [brandA, brandB], bonuses }, stored, { ...listed, at });
    const workspace = { ...set.catalog, member: set.owner };
    const list = async () => (await listCredits(set.catalog, all)).credits;
    return { ...set, workspace, list, send: (csv: string) => importCredits(workspace, csv) };
  }

  it('are matched with estimates by month, brand and currency, once they are due and final', async () => {
    const { catalog, send } = await setUp();
    await send(
      [
        heading,
        '2026-06,Alder Kitchen,USD,90,',
        '2026-07,Alder Kitchen,USD,105.50,',
        '2026-08,Alder Kitchen,USD,80,',
        '2026-09,Alder Kitchen,EUR,44,marketplace.de',
        '2026-09,Birch,USD,0,',
        '2026-10,Alder Kitchen,USD,99,',
        '2026-05,Alder Kitchen,USD,12,',
      ].join('\n'),
    );
    const { credits, totals, currencies, stored } = await listCredits(catalog, all);
    const shown = credits.map(({ month, brand, currency, state, estimate, credited, difference, share }) => [
      ...[month, brand === brandA ? 'a' : 'b', currency, state],
      ...[estimate, credited, difference, share],
    ]);
    expect(shown).toEqual([
      ['2026-10', 'a', 'USD', 'open', '100.00', '99.00', null, null],
      ['2026-09', 'a', 'USD', 'uncredited', '100.00', null, null, null],
      ['2026-09', 'b', 'USD', 'compared', '7.00', '0.00', '-7.00', -1],
      ['2026-09', 'a', 'EUR', 'compared', '40.00', '44.00', '4.00', 0.1],
      ['2026-08', 'a', 'USD', 'compared', '100.00', '80.00', '-20.00', -0.2],
      ['2026-07', 'a', 'USD', 'compared', '100.00', '105.50', '5.50', 0.055],
      ['2026-06', 'a', 'USD', 'compared', '100.00', '90.00', '-10.00', -0.1],
      ['2026-05', 'a', 'USD', 'notLoaded', null, '12.00', null, null],
    ]);
    expect(credits[0]).toMatchObject({ name: 'Alder Kitchen', due: '2026-12' });
    expect(stored).toBe(7);
    expect(currencies).toEqual(['USD', 'EUR']);
    expect(totals).toEqual([
      {
        currency: 'USD',
        months: 4,
        estimate: '307.00',
        credited: '275.50',
        difference: '-31.50',
        share: -0.10260586,
        ratio: { median: 0.85, low: 0, high: 1.055 },
      },
      {
        currency: 'EUR',
        months: 1,
        estimate: '40.00',
        credited: '44.00',
        difference: '4.00',
        share: 0.1,
        ratio: null,
      },
    ]);
    const euros = await listCredits(catalog, creditsQuerySchema.parse({ currency: 'EUR' }));
    expect(euros.credits.map(({ currency }) => currency)).toEqual(['EUR']);
    expect(euros.totals).toEqual(totals.slice(1));
    const none = await listCredits(catalog, creditsQuerySchema.parse({ currency: 'SEK' }));
    expect(none.basis.unknownValues).toMatchObject([{ value: 'SEK' }]);
  });

  it('are not compared while days of the estimate are missing or may change', async () => {
    const { send, list } = await setUp({ from: '2026-07-15', to: '2026-11-20' });
    await send(`${heading}\n2026-07,${brandA},USD,90,\n2026-08,${brandA},USD,90,`);
    const states = new Map((await list()).map(({ month, state }) => [month, state]));
    expect(states.get('2026-07')).toBe('notLoaded');
    expect(states.get('2026-08')).toBe('compared');
    const early = await setUpProfit(ledger(), { brands: [brandA], bonuses }, range, {
      ...listed,
      at: new Date('2026-11-05T12:00:00.000Z'),
    });
    await importCredits({ ...early.catalog, member: early.owner }, `${heading}\n2026-09,Birch,USD,7,`);
    const { credits } = await listCredits(early.catalog, all);
    expect(credits.find(({ credited }) => credited !== null)?.state).toBe('open');
  });

  it('are no share of an estimate that is not above zero', async () => {
    const months = ['06', '07', '08'];
    const set = await setUpProfit(
      ledger(),
      {
        brands: [brandA],
        bonuses: months.map((month) => bonusRow({ date: `2026-${month}-03`, brand: brandA, amount: -5 })),
      },
      range,
      { ...listed, at },
    );
    const { currency } = bonusRow({ date: '2026-06-03', brand: brandA });
    const lines = months.map((month) => `2026-${month},Alder Kitchen,${currency},0,`);
    await importCredits({ ...set.catalog, member: set.owner }, [heading, ...lines].join('\n'));
    const { credits, totals } = await listCredits(set.catalog, all);
    expect(credits[0]).toMatchObject({
      state: 'compared',
      estimate: '-5.00',
      difference: '5.00',
      share: null,
    });
    expect(totals).toMatchObject([{ difference: '15.00', share: null, ratio: null }]);
  });

  it('are imported all or none, once, and replaced', async () => {
    const { send, list, workspace } = await setUp();
    const file = [
      heading,
      '2026-06,alder kitchen,usd,"1,090.50",',
      '2026-09,Alder Kitchen,EUR,30,marketplace.de',
      '2026-09,Alder Kitchen,EUR,12.25,marketplace.fr',
    ].join('\n');
    const counts = async (csv: string) => {
      const { id: _, ...rest } = await send(csv);
      return rest;
    };
    expect(await counts(file)).toEqual({ added: 3, replaced: 0, known: 0 });
    expect(await counts(file)).toEqual({ added: 0, replaced: 0, known: 3 });
    const euros = async () => (await list()).find(({ currency }) => currency === 'EUR');
    expect(await euros()).toMatchObject({ credited: '42.25', replaced: null });
    const french = `2026-09,Alder Kitchen,EUR,11,marketplace.fr`;
    const later = await send(`${heading}\n${french}\n2026-08,Birch,USD,1,`);
    expect(later).toMatchObject({ added: 1, replaced: 1, known: 0 });
    expect(await euros()).toMatchObject({
      credited: '41.00',
      replaced: '42.25',
      parts: expect.arrayContaining([
        { marketplace: 'marketplace.de', amount: '30.00' },
        { marketplace: 'marketplace.fr', amount: '11.00' },
      ]),
    });
    await undoImport(workspace.db, workspace.member, later.id);
    expect(await euros()).toMatchObject({ credited: '42.25', replaced: null });
    expect((await listCredits(workspace, all)).stored).toBe(3);
    await expect(undoImport(workspace.db, workspace.member, later.id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are of one marketplace or of all, and are deleted together', async () => {
    const { send, list, workspace } = await setUp();
    const euro = (amount: number, marketplace = '') => `2026-09,Alder Kitchen,EUR,${amount},${marketplace}`;
    const mixed = send(`${heading}\n${euro(3, 'marketplace.de')}\n${euro(4)}\n${euro(5, 'marketplace.fr')}`);
    const twice = 'is on line 2 already, with this brand and currency';
    await expect(mixed).rejects.toMatchObject({ issues: [{ field: 'line 3, month', message: twice }, {}] });
    await send(`${heading}\n${euro(3, 'marketplace.de')}`);
    await send(`${heading}\n${euro(4, 'marketplace.fr')}`);
    const [both] = (await list()).filter(({ id }) => id !== null);
    expect(both).toMatchObject({ credited: '7.00', replaced: null });
    await expect(send(`${heading}\n${euro(9)}`)).rejects.toMatchObject({
      issues: [{ field: 'line 2, marketplace', message: expect.stringContaining('must be named') }],
    });
    await deleteCredit(workspace.db, workspace.member, both?.id ?? '');
    expect((await listCredits(workspace, all)).stored).toBe(0);
    await send(`${heading}\n${euro(9)}`);
    await expect(send(`${heading}\n${euro(3, 'marketplace.de')}`)).rejects.toMatchObject({
      issues: [{ field: 'line 2, marketplace', message: expect.stringContaining('must be left out') }],
    });
  });

  it('are refused with the line and column of each problem', async () => {
    const { send, workspace } = await setUp();
    const broken = [
      heading,
      '2026-13,,XXX,1,',
      '2026-12,Alder Kitchen,USD,1.005,amazon',
      '2026-06,Alder Kitchen,USD,-3,',
      '2026-07,Alder Kitchen,JPY,1.5,',
    ].join('\n');
    await expect(send(broken)).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [
        { field: 'line 2, month', message: 'must be a month, written YYYY-MM' },
        { field: 'line 2, brand', message: 'must not be empty' },
        { field: 'line 2, currency' },
        { field: 'line 3, month', message: 'must not be after the current month' },
        { field: 'line 3, amount', message: 'must have at most 2 decimals' },
        { field: 'line 3, marketplace' },
        { field: 'line 4, amount', message: 'must not be below 0' },
        { field: 'line 5, amount', message: 'must be a whole number' },
      ],
    });
    const twice = `${heading}\n2026-06,Alder Kitchen,USD,3,\n2026-06,${brandA},USD,3,\n2026-06,Nobody,USD,3,`;
    await expect(send(twice)).rejects.toMatchObject({
      issues: [
        { field: 'line 3, month', message: 'is on line 2 already, with this brand and currency' },
        { field: 'line 4, brand', message: 'Nobody is no brand of this workspace' },
      ],
    });
    expect((await listCredits(workspace, all)).stored).toBe(0);
  });

  it('belong to one workspace, only managers change them, and changes are audited', async () => {
    const { db } = ledger();
    const { owner, workspace, send, list } = await setUp();
    const other = await setUp();
    const analyst = await makeMember(db, { role: 'analyst', workspaceId: owner.workspaceId });
    const { id: importId } = await other.send(`${heading}\n2026-06,Birch,USD,3,`);
    const [theirs] = (await other.list()).filter(({ id }) => id !== null);
    expect((await list()).every(({ id }) => id === null)).toBe(true);
    const gone = { code: 'not_found' };
    await expect(deleteCredit(db, owner, theirs?.id ?? '')).rejects.toMatchObject(gone);
    await expect(undoImport(db, owner, importId)).rejects.toMatchObject(gone);
    const refused = { code: 'forbidden' };
    await expect(importCredits({ ...workspace, member: analyst }, heading)).rejects.toMatchObject(refused);
    await expect(deleteCredit(db, analyst, importId)).rejects.toMatchObject(refused);
    await expect(undoImport(db, analyst, importId)).rejects.toMatchObject(refused);
    await send(`${heading}\n2026-06,Birch,USD,3,`);
    const [mine] = (await list()).filter(({ id }) => id !== null);
    await deleteCredit(db, owner, mine?.id ?? '');
    const noted = await db
      .select({ action: auditEvents.action, subject: auditEvents.subject })
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, owner.workspaceId))
      .orderBy(desc(auditEvents.at))
      .limit(2);
    expect(noted).toEqual([
      { action: 'credits.deleted', subject: `3 USD, brand ${brandB}, 2026-06` },
      { action: 'credits.imported', subject: '1 bonus credit' },
    ]);
  });
});
