import type { CurrencySettlement, Settlement } from '@/features/settlement/settlement-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { lookAges } from '@/lib/data/terms/look-ages';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';

/** A currency with a month that is expected to settle, one tested month and one creator. */
export const samplePart: CurrencySettlement = {
  currency: 'USD',
  triangle: [
    {
      bucket: '2026-05-01',
      days: 31,
      settledDays: 0,
      current: '1950.00',
      cells: [
        { age: 1, amount: '2000.00', days: 31, share: 1 },
        { age: 7, amount: '1600.00', days: 24, share: 0.96 },
      ],
    },
  ],
  total: [],
  expectation: {
    settledMonths: 4,
    sample: 4_200,
    reason: null,
    within: 1,
    reportedError: 0.039,
    changed: null,
    months: [
      {
        month: '2026-05',
        settled: '100.00',
        openDays: 31,
        open: '4120.00',
        expected: '3870.00',
        low: '3790.00',
        high: '3930.00',
        otherDays: 1,
      },
    ],
    tested: [
      {
        month: '2026-03',
        open: '4000.00',
        expected: '3900.00',
        low: '3800.00',
        high: '3950.00',
        settled: '3850.00',
        error: 0.01298701,
        settledMonths: 3,
        isWithin: true,
      },
    ],
    meanError: 0.01298701,
  },
  groupCount: 1,
  groups: [
    {
      key: 'mara',
      label: 'Mara',
      reported: '1000.00',
      settled: '700.00',
      reversed: '-310.00',
      added: '10.00',
      share: -0.3,
      conversions: 42,
      days: 20,
    },
  ],
};

const range = { from: '2025-07-01', to: '2026-06-30' };
export const sampleSettlement: Settlement = {
  dataset: 'reports',
  metric: 'commission',
  sort: 'lost',
  group: 'creator',
  grain: 'month',
  range,
  ages: lookAges,
  since: '2025-10-12T06:00:00.000Z',
  firstSettles: '2025-11-26',
  currencies: [samplePart],
  overlapping: [],
  filterNames: {},
  receipt: sampleReceipt(),
  history: range,
  historyReceipt: sampleReceipt(),
  unknownMembers: false,
  basis: makeBasis([]),
};
