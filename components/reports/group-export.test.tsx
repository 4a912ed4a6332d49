import { expect, it } from 'vitest';
import { writeCsv } from '@/components/exports/write-csv';
import { makeSums, toFigures } from '@/lib/ledger/figures';
import { toUnits } from '@/lib/ledger/units';
import type { Explorer } from '@/lib/reports/explorer';
import type { PivotRow } from '@/lib/reports/pivot';
import { describeGroupExport } from './group-export';

const figuresOf = (sales: string, any = false) =>
  toFigures({ ...makeSums(), sales: toUnits(sales), clicks: toUnits('4'), any });
const explorer: Explorer = {
  ...{
    dataset: 'reports',
    range: { from: '2026-03-01', to: '2026-03-02' },
    grain: 'day',
    compare: 'previous',
  },
  ...{
    metric: 'sales',
    group: 'brand',
    currency: null,
    top: 10,
    view: 'breakdown',
    split: false,
    index: false,
  },
  filters: {},
};
const rows: PivotRow[] = [
  {
    id: 'USD value =b1',
    currency: 'USD',
    group: { kind: 'value', key: 'b1', label: 'Bright, Ltd', groups: 1 },
    figures: figuresOf('1234567.10', true),
    compared: figuresOf('10'),
    series: [
      { bucket: '2026-03-01', ...figuresOf('1234567') },
      { bucket: '2026-03-02', ...figuresOf('0.10') },
    ],
  },
  {
    id: 'USD other ',
    currency: 'USD',
    group: { kind: 'other', key: null, label: null, groups: 3 },
    figures: figuresOf('-2.50'),
    compared: null,
    series: [],
  },
];

function exportLines(given: Explorer, currency: string | null = null): string[] {
  const { columns, filters } = describeGroupExport({ explorer: given, currency, rows });
  return writeCsv(columns, rows, filters ?? {})
    .trim()
    .split('\r\n');
}

it('writes every group with exact figures, and those before', () => {
  const [head, first, other] = exportLines(explorer);
  expect(head).toContain(
    'Brand,Id,Currency,May still change,Sales,Sales before,Commission,Commission before',
  );
  expect(first).toMatch(/^"Bright, Ltd",b1,USD,yes,1234567\.10,10\.00,0\.00,0\.00/);
  expect(other).toMatch(/^Other \(3\),,USD,no,-2\.50,,0\.00,,/);
});

it('writes a column a period', () => {
  expect(exportLines({ ...explorer, view: 'periods' }).slice(0, 2)).toEqual([
    expect.stringContaining('Currency,May still change,Sales,Sales from 2026-03-01,Sales from 2026-03-02'),
    '"Bright, Ltd",b1,USD,yes,1234567.10,1234567.00,0.10',
  ]);
});

it('states what its rows were narrowed by', () => {
  const lines = exportLines({ ...explorer, filters: { brands: ['b1', 'b2'] } }, 'USD');
  expect(lines.slice(0, 3)).toEqual([
    '# filter: currency = USD',
    '# filter: brand = b1 or b2',
    expect.stringContaining('Brand,Id'),
  ]);
});
