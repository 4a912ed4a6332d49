import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CurrencySummary, Summary } from '@/lib/data/read/summary/summary-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { buildCosts, buildOverviewCurrencies, buildTop } from './build-overview';

const receipt = sampleReceipt();
const someDays = { from: '2026-03-01', to: '2026-03-05' };

const all = {
  counted: 28,
  of: 28,
  uncounted: [],
  now: [{ from: '2026-03-01', to: '2026-03-28' }],
  before: [{ from: '2026-02-01', to: '2026-02-28' }],
  noDataBefore: null,
};

const summarize = (currencies: Partial<CurrencySummary>[], compared = true): Summary => ({
  dataset: 'reports',
  grain: 'day',
  range: { from: '2026-03-01', to: '2026-03-28' },
  comparedRange: compared ? { from: '2026-02-01', to: '2026-02-28' } : null,
  comparedDays: compared ? all : null,
  firstDay: '2026-01-01',
  filterNames: {},
  overlapping: [],
  currencies: currencies.map((given) => ({
    currency: 'USD',
    figures: sampleFigures(),
    counted: compared ? sampleFigures() : null,
    compared: compared ? sampleFigures() : null,
    series: [],
    comparedSeries: [],
    groups: [],
    ...given,
  })),
  receipt,
  comparedReceipt: compared ? receipt : null,
  basis: makeBasis([]),
});

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const asText = (value: number) => (value / 100).toFixed(2);

it('subtracts the bonus from the commission, to the cent, per currency', () => {
  const currency = fc.record({ commission: cents, bonus: cents, before: cents, bonusBefore: cents });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('USD', 'EUR', 'MXN'), currency), (given) => {
      const entries = Object.entries(given);
      const reports = summarize(
        entries.map(([currency, { commission, before }]) => ({
          currency,
          figures: sampleFigures({ commission: asText(commission) }),
          counted: sampleFigures({ commission: asText(commission - 1) }),
          compared: sampleFigures({ commission: asText(before) }),
        })),
      );
      const bonuses = summarize(
        entries.map(([currency, { bonus, bonusBefore }]) => ({
          currency,
          figures: sampleFigures({ bonus: asText(bonus) }),
          counted: sampleFigures({ bonus: asText(bonus - 3) }),
          compared: sampleFigures({ bonus: asText(bonusBefore) }),
        })),
      );
      expect(
        buildCosts(reports, bonuses).map(({ currency, net, netCounted, netBefore }) => ({
          currency,
          net,
          netCounted,
          netBefore,
        })),
      ).toEqual(
        entries.map(([currency, { commission, bonus, before, bonusBefore }]) => ({
          currency,
          net: asText(commission - bonus),
          netCounted: asText(commission - bonus + 2),
          netBefore: asText(before - bonusBefore),
        })),
      );
    }),
  );
});

it('includes a currency with only a bonus', () => {
  const costs = buildCosts(
    summarize([{ currency: 'USD', figures: sampleFigures({ commission: '10.00' }) }], false),
    summarize([{ currency: 'SEK', figures: sampleFigures({ bonus: '4.50' }) }], false),
  );
  expect(costs.map(({ currency, net, netBefore }) => [currency, net, netBefore])).toEqual([
    ['USD', '10.00', null],
    ['SEK', '-4.50', null],
  ]);
});

it.each<[string, Partial<Receipt>, Partial<Receipt>, (string | null)[]]>([
  ['no bonus was read', {}, { state: 'empty' }, ['10.00', null, null]],
  ['no commission was read', { state: 'empty' }, {}, [null, '4.00', null]],
  ['the bonus lacks days', {}, { state: 'partial', gaps: [someDays] }, ['10.00', '4.00', null]],
  ['both lack the same days', { gaps: [someDays] }, { gaps: [someDays] }, ['10.00', '4.00', '6.00']],
])('subtracts only if both parts cover the same days: %s', (_, ofReports, ofBonuses, expected) => {
  const reports = summarize([{ figures: sampleFigures({ commission: '10.00' }) }]);
  const bonuses = summarize([{ figures: sampleFigures({ bonus: '4.00' }) }]);
  const costs = buildCosts(
    { ...reports, receipt: { ...receipt, ...ofReports } },
    { ...bonuses, receipt: { ...receipt, ...ofBonuses } },
  );
  expect(costs.map(({ commission, bonus, net }) => [commission, bonus, net])).toEqual([expected]);
});

it('compares net costs with nothing where other days of the bonuses count', () => {
  const bonuses = { ...summarize([{}]), comparedDays: { ...all, counted: 27 } };
  expect(buildCosts(summarize([{}]), bonuses).map(({ netBefore }) => netBefore)).toEqual([null]);
});

it('sorts currencies in the same order, whatever their figures', () => {
  const currencies = buildOverviewCurrencies(
    summarize([
      { currency: 'MXN', figures: sampleFigures({ sales: '900000.00', clicks: 10 }) },
      { currency: 'USD', figures: sampleFigures({ sales: '100.00', clicks: 9 }) },
    ]),
    {
      grain: 'day',
      today: '2026-05-01',
      range: { from: '2026-03-01', to: '2026-03-28' },
      gaps: [],
      unread: [],
    },
  );
  expect(currencies.map(({ currency }) => currency)).toEqual(['USD', 'MXN']);
  expect(currencies[0]?.figures.sales).toEqual({
    now: '100.00',
    counted: '0.00',
    before: '0.00',
    provisional: { any: false, share: 0 },
  });
});

it('lists only groups with a key', () => {
  const group = {
    currency: 'USD',
    figures: { ...sampleFigures(), sales: '5.00' },
    counted: null,
    compared: null,
  };
  const rows = buildTop([
    { ...group, key: 'P1', label: 'Pan' },
    { ...group, key: null, label: null },
  ]);
  expect(rows.map(({ key, label, sales }) => [key, label, sales])).toEqual([
    ['P1', 'Pan', { now: '5.00', counted: null, before: null }],
  ]);
});
