import { expect, it } from 'vitest';
import type { Cost } from '@/features/costs/cost-shape';
import { importCosts, storeCosts } from '@/features/costs/import-costs';
import { addPartner } from '@/features/desk/change-partner';
import { importPartners } from '@/features/desk/import-partners';
import { type NewPartnerInput, newPartnerSchema } from '@/features/desk/partner';
import { replaceMargins } from '@/features/profit/store-margins';
import { setUpProfit } from '@/features/profit/testing/profit-set-up';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, brandB, reportRow } from '@/lib/data/testing/rows';
import { english } from '@/lib/language/english';
import { readCsv } from '@/lib/server/files/testing/read-file';
import { findList } from './lists';

const range = { from: '2026-04-01', to: '2026-05-31' } as const;
const cost = (given: Partial<Cost>): Cost => ({
  kind: 'fee',
  subject: null,
  amount: '100',
  currency: 'USD',
  note: '',
  from: '2026-05-02',
  to: '2026-05-02',
  ...given,
});
const costs = [
  cost({ subject: { kind: 'brand', id: brandA }, note: '=1+1, “quoted”' }),
  cost({ subject: { kind: 'brand', id: brandB }, kind: 'sample', amount: '9.99' }),
  cost({ subject: { kind: 'subid1', id: 'a~b/c' }, kind: 'retainer', to: '2026-05-11' }),
  cost({ currency: 'JPY', amount: '4000', kind: 'tool' }),
];

eachLedger('A file', (ledger) => {
  async function setUp() {
    const { db } = ledger();
    const standard = [
      reportRow({ date: '2026-05-02', brandId: brandA, sales: 500, commissionAmount: 50, conversions: 4 }),
    ];
    const listed = {
      brands: [
        { id: brandA, name: 'Alder' },
        { id: brandB, name: 'Birch' },
      ],
    };
    const set = await setUpProfit(ledger(), { standard }, range, listed);
    const margin = { kind: 'brand', subject: brandA, from: range.from, percent: '40' } as const;
    await replaceMargins(db, set.owner, [margin]);
    await storeCosts(db, set.owner, costs);
    const unused = async () => {
      throw new Error('These files make no calls.');
    };
    const { signal } = new AbortController();
    const calls = { call: unused, walk: unused };
    const context = { ...set.catalog, member: set.owner, ...calls, language: english, signal };
    const write = (name: string, query: Record<string, string>) =>
      findList(name)(name, context, new URLSearchParams(query));
    return { ...set, write };
  }

  it('of costs has every one, and is imported again without adding any', async () => {
    const { write, owner, catalog } = await setUp();
    const whole = await (await write('costs', {})).text();
    expect(await importCosts({ ...catalog, member: owner }, whole)).toEqual({ imported: 0, known: 4 });
    const other = await setUpProfit(ledger(), {}, range, {
      brands: [
        { id: brandA, name: 'A' },
        { id: brandB, name: 'B' },
      ],
    });
    expect(await importCosts({ ...other.catalog, member: other.owner }, whole)).toEqual({
      imported: 4,
      known: 0,
    });
    const some = readCsv(new Uint8Array(await (await write('costs', { currency: 'JPY' })).arrayBuffer()));
    expect(some.map((line) => [line.Kind, line.For, line.Amount])).toEqual([
      ['tool', 'workspace', '4000.00'],
    ]);
  });

  it('of the desk has every partner, and is imported again without adding any', async () => {
    const { write, owner, catalog } = await setUp();
    const add = (given: NewPartnerInput) =>
      addPartner({ ...catalog, member: owner }, newPartnerSchema.parse(given));
    const step = { text: 'Call', day: '2026-05-10' };
    await add({ name: '=Nora', tags: ['a', 'b'], owner: owner.userId, notes: 'Two\nlines', step });
    await add({ name: 'Ivo', email: 'ivo@example.com', stage: 'agreed' });
    const whole = await (await write('desk', {})).text();
    expect(await importPartners({ ...catalog, member: owner }, whole)).toEqual({ imported: 0, known: 2 });
    const some = readCsv(new Uint8Array(await (await write('desk', { tags: 'b' })).arrayBuffer()));
    expect(
      some.map((line) => [line.Stage, line.Owner, line.Tags, line['Next step'], line['Due (UTC)']]),
    ).toEqual([['Prospect', 'Ada', 'a; b', 'Call', '2026-05-10']]);
  });

  it('of profit has the costs of groups, and a line for the others', async () => {
    const { write } = await setUp();
    const query = { from: '2026-05-01', to: '2026-05-03', group: 'brand', sort: 'netProfitAfterCosts' };
    const response = await write('profit', query);
    const lines = readCsv(new Uint8Array(await response.arrayBuffer()));
    expect(response.headers.get('x-export-rows')).toBe('4');
    expect(
      lines.map((line) => [
        ...[line.Currency, line.Id, line.Costs, line['Net profit after costs']],
        ...[line['All cost'], line['Cost per conversion']],
      ]),
    ).toEqual([
      ['JPY', '', '4000.00', '-4000.00', '4000.00', ''],
      ['USD', brandA, '100.00', '50.00', '150.00', '37.5000'],
      ['USD', brandB, '9.99', '-9.99', '9.99', ''],
      ['USD', '', '20.00', '-20.00', '20.00', ''],
    ]);
    expect(lines.map((line) => line.Brand === 'Not assigned to a brand')).toEqual([true, false, false, true]);
  });

  it('of profit says which costs its filters leave out', async () => {
    const { write } = await setUp();
    const query = { from: '2026-05-01', to: '2026-05-03', group: 'brand', brands: brandA };
    const text = await (await write('profit', { ...query, receipt: 'comments' })).text();
    expect(text).toContain(
      '# The filters leave out $20.00 of costs: nobody knows which part of them matches.',
    );
    expect(text).toContain('# The filters leave out ¥4,000 of costs');
  });
});
