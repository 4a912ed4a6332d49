import type { DatasetName } from './datasets';
import type { DayRange } from './days';
import type { Receipt } from './receipt-shape';
import type { UnknownValue } from './unknown-value';

/** Report rows that figures come from: datasets in a range of days. */
export type RowsBasis = {
  datasets: readonly DatasetName[];
  range: DayRange;
  state: Receipt['state'];
  /** Days that are not stored, as in the receipt. */
  gaps: DayRange[];
  /** Days past the look-back that had not settled when they were last loaded, as in the receipt. */
  loadedEarly: DayRange[];
};

/** Lists that figures may come from, as files name them. `rates` are the workspace's own. */
const basisLists = {
  brands: 'brands',
  products: 'products',
  productsV1: 'products',
  creators: 'creators',
  campaigns: 'campaigns',
  programCreators: 'program creators',
  creatorMatches: 'claimed tags',
  rates: 'exchange rates',
} as const;
export type ListName = keyof typeof basisLists;

/** A list that figures come from. `partial`: not all of it is read. `cut`: it is too long to be stored completely. */
export type ListBasis = { name: ListName; state: 'complete' | 'partial' | 'cut' };

/**
 * Every dataset, range and list that the figures of an answer come from, and the values of its filters that none of them has.
 * `complete`: all datasets, ranges and lists are.
 */
export type Basis = {
  complete: boolean;
  rows: RowsBasis[];
  lists: ListBasis[];
  unknownValues: UnknownValue[];
};

/** Each list once: as it is least complete, because groups may come from the same list as rows. */
function joinLists(lists: readonly ListBasis[]): ListBasis[] {
  const joined = new Map<ListName, ListBasis>();
  for (const list of lists) {
    const known = joined.get(list.name);
    if (!known || known.state === 'complete') joined.set(list.name, list);
  }
  return [...joined.values()];
}

/** Each value once: several parts of an answer may have the same filter. */
const joinUnknown = (values: readonly UnknownValue[]): UnknownValue[] => [
  ...new Map(values.map((one) => [JSON.stringify([one.filter, one.value]), one])).values(),
];

/** Combines the receipts of an answer. */
export const makeBasis = (
  rows: RowsBasis[],
  lists: ListBasis[] = [],
  unknownValues: UnknownValue[] = [],
): Basis => ({
  complete: [...rows, ...lists].every(({ state }) => state === 'complete'),
  rows,
  lists: joinLists(lists),
  unknownValues: joinUnknown(unknownValues),
});

/** The part of a receipt that a basis states. */
export const rowsBasis = (
  datasets: readonly DatasetName[],
  { from, to }: DayRange,
  { state, gaps, loadedEarly }: Pick<Receipt, 'state' | 'gaps' | 'loadedEarly'>,
): RowsBasis => ({ datasets, range: { from, to }, state, gaps, loadedEarly });

type Compared = {
  dataset: DatasetName;
  range: DayRange;
  receipt: Receipt;
  comparedRange: DayRange | null;
  comparedReceipt: Receipt | null;
};

/** The basis of figures of one dataset, of those that they are compared with, and of the filters of `context`. */
export function makeComparedBasis(
  { dataset, range, receipt, comparedRange, comparedReceipt }: Compared,
  { lists, unknownValues }: { lists: ListBasis[]; unknownValues: UnknownValue[] },
): Basis {
  const compared =
    comparedRange && comparedReceipt ? [rowsBasis([dataset], comparedRange, comparedReceipt)] : [];
  return makeBasis([rowsBasis([dataset], range, receipt), ...compared], lists, unknownValues);
}
