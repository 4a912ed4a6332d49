import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { tupleKey } from '@/lib/base/tuple-key';
import { bonusCurrencies, reportCurrencies, sellerMarketplaces } from '@/lib/contract/marketplaces';
import { type DatasetName, datasets, type SourceId } from '@/lib/data/terms/datasets';
import { addDays, type Day } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import type { BaseMetric } from '@/lib/data/terms/metrics';
import type { PlacementDimension } from '@/lib/data/terms/placement-dimensions';
import { awkwardTexts } from '@/lib/testing/awkward-texts';

/** Dimensions that every row has. Others may be null. */
type Required = 'brand' | 'link' | 'marketplace' | 'link_type' | 'creator_tag';

/** The content of one API row, by the ledger's names. Each dataset has a part of the fields. */
export type Fact = Record<BaseMetric, number> & {
  source: SourceId;
  id: string;
  day: Day;
  time: string;
  /** As in the API. Rows of estimates and of the program do not contain it. */
  final: boolean;
  currency: string;
  /** The attributes of its link, if it was created here. */
  placement?: Record<PlacementDimension, string>;
} & { [Name in keyof typeof pools]: Name extends Required ? string : string | null };

const firstDay = '2026-04-01';
const dayCount = 70;
/** The days of rows. */
export const factDays = { from: firstDay, to: addDays(firstDay, dayCount - 1) };
export const factDay = fc.nat(dayCount - 1).map((offset) => addDays(firstDay, offset));

const uuids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}0000000-0000-4000-8000-00000000000${index}`);

/** Values of rows. Few of each, so that rows share them. */
export const pools = {
  brand: uuids('b', 2),
  product: ['A', 'B', 'C', 'a', '=1', '', ...awkwardTexts],
  creator: uuids('c', 3),
  link: ['link-1', 'link-2', 'link 3', 'null', 'none', 'constructor', '__proto__'],
  marketplace: sellerMarketplaces.slice(0, 3),
  campaign: uuids('d', 3),
  link_type: ['product', 'storefront'],
  creator_tag: ['tag-20', 'tag-21', 'null', 'none', '~'],
} satisfies Partial<Record<Dimension, readonly string[]>>;

/** A value for each dimension. */
const eachOwn = <Value>(make: (values: readonly string[], name: string) => Value) =>
  Object.fromEntries(Object.entries(pools).map(([name, values]): unknown[] => [name, make(values, name)]));

export const currencies: Record<DatasetName, readonly string[]> = {
  reports: reportCurrencies.slice(0, 2),
  clicks: [''],
  brb: bonusCurrencies.slice(0, 2),
  program: ['USD'],
};

/** Whether rows of a dataset may lack a dimension. */
export const isNullable = (dataset: DatasetName, dimension: string): boolean =>
  datasets[dataset].columns.some(({ name, nullable }) => name === dimension && nullable);

const cents = fc.integer({ min: -500_000, max: 2_000_000 }).map((value) => value / 100);
/** Few of them, so that some sums are of plain amounts alone. */
const unusual = fc.constantFrom(
  0.1,
  0.2,
  1e-7,
  1e-8,
  1.005,
  1e12,
  -1e12,
  999_999_999_999.1234,
  12_345_678_901.125,
);
export const amount = fc.oneof({ weight: 3, arbitrary: cents }, { weight: 1, arbitrary: unusual });
const count = fc.integer({ min: -5, max: 50 });
const time = fc.constantFrom('00:00:00.000', '23:59:59.999', '11:22:33.444');

function fact(dataset: DatasetName): fc.Arbitrary<Fact> {
  return fc.record({
    source: fc.constantFrom(...datasets[dataset].sources),
    id: fc.uuid({ version: 4 }),
    day: factDay,
    time,
    final: fc.boolean(),
    currency: fc.constantFrom(...currencies[dataset]),
    ...eachOwn((values, name) => fc.constantFrom(...values, ...(isNullable(dataset, name) ? [null] : []))),
    sales: amount,
    commission: amount,
    bonus: amount,
    clicks: count,
    conversions: count,
    detailPageViews: count,
    addToCarts: count,
  });
}

/** The identity of a row: its id, or its unique fields if it has none. */
export function identify({ source, id, ...row }: Fact): string {
  if (source === 'brb') return tupleKey(row.brand, row.marketplace, row.day, row.currency);
  if (source === 'program') return tupleKey(row.campaign, row.creator_tag, row.day, row.time, row.product);
  return id;
}

/** Possible rows of a dataset, in any order. */
export const facts = (dataset: DatasetName): fc.Arbitrary<Fact[]> =>
  fc.uniqueArray(fact(dataset), { maxLength: 120, size: 'max', selector: identify });

/** A final row of a product report, unless specified otherwise. */
export const makeFact = (given: Partial<Fact>): Fact => ({
  source: 'reports:standard',
  id: randomUUID(),
  day: '2026-04-02',
  time: '00:00:00.000',
  final: true,
  currency: 'USD',
  ...eachOwn(([first]) => first),
  sales: 1,
  commission: 1,
  bonus: 0,
  clicks: 1,
  conversions: 1,
  detailPageViews: 0,
  addToCarts: 0,
  ...given,
});
