import type { Basis } from '@/lib/data/basis';
import { addDays, countAllDays, type Day, type DayRange, earlierOf } from '@/lib/data/days';
import { describeMissing } from '@/lib/data/describe-missing';
import type { ListReceipt } from '@/lib/data/lists/list-receipt';
import { joinRanges } from '@/lib/data/ranges/gaps';
import { isOpen, lookBackDays } from '@/lib/data/ranges/look-back';
import { type Against, describeAgainst } from '@/lib/data/reporting/caption';
import { describeUnknownValues } from '@/lib/data/reporting/filter-words';
import type { Receipt } from '@/lib/data/windows/receipt-shape';
import { english } from '@/lib/language/english';
import { cleanText } from '@/lib/language/format/clean-text';
import { clip } from './clean-data';

/** Ranges of missing days that a receipt lists, and characters of their words. It states their number in any case. */
const mostRanges = 20;
const longestWords = 500;
/** Unknown values that a receipt lists. */
const mostUnknown = 20;

/** Days of rows that an answer's figures come from. `what`: which of its figures. */
export type CountedRows = { range: DayRange; receipt: Receipt; what?: string };

/** Where an answer comes from. `note`: what its words must say besides. */
export type Source = {
  basis?: Basis;
  /** Of an answer without a basis. */
  unknownValues?: Basis['unknownValues'];
  rows?: readonly CountedRows[];
  list?: ListReceipt;
  against?: Against | null;
  note?: string;
};

type RowsReceipt = {
  what: string;
  range: DayRange;
  state: Receipt['state'];
  /** Days that are not stored; the first of their ranges. */
  missing: { days: number; ranges: DayRange[] };
  /** Share (0 to 1) that no sync will fetch again. */
  settled: number;
  mayChange: boolean;
  /** About the last day on which they may change; null if none may, or they need to be loaded once more. */
  until: Day | null;
  asOf: string | null;
  /** Whether a sync would fetch newer rows. */
  stale: boolean;
  revision: string;
  /** Why days are missing. */
  reasons: string[];
};

/** The receipt of an answer: `words` to quote, and the same as data. `complete`: null if the answer has no figures. */
export type AnswerReceipt = {
  words: string;
  complete: boolean | null;
  rows: RowsReceipt[];
  lists: Basis['lists'];
  /** Values of the arguments that no stored day or list has, with values that are known. */
  unknownValues: Basis['unknownValues'];
};

/** Writes the receipt of an answer. It has no text of the API, so that it may be quoted. */
export function writeReceipt(
  { basis, unknownValues = basis?.unknownValues ?? [], rows = [], list, against, note }: Source,
  today: Day,
): AnswerReceipt {
  const counted = rows.map((one) => toRowsReceipt(one, today));
  const words = [
    basis && describeBasis(basis),
    describeUnknown(unknownValues),
    ...counted.map(describeRows),
    against ? describeAgainst(english, against) : undefined,
    list && describeList(list),
    note,
  ].filter((text) => text !== undefined);
  return {
    ...{ words: words.join(' '), complete: basis?.complete ?? null },
    ...{ rows: counted, lists: basis?.lists ?? [] },
    unknownValues: unknownValues.slice(0, mostUnknown),
  };
}

function toRowsReceipt({ range, receipt, what = 'figures' }: CountedRows, today: Day): RowsReceipt {
  const { state, gaps, settled, asOf, stale, revision, reasons } = receipt;
  const end = addDays(earlierOf(range.to, today), lookBackDays);
  return {
    ...{ what, range: { from: range.from, to: range.to }, state, settled },
    missing: { days: countAllDays(gaps), ranges: gaps.slice(0, mostRanges) },
    // Days past the look-back are settled once they are loaded again.
    ...{ mayChange: settled < 1 || isOpen(range, today), until: isOpen(range, today) ? end : null },
    ...{ asOf, stale, revision, reasons },
  };
}

function describeBasis(basis: Basis): string {
  const missing = describeMissing(basis);
  if (missing === undefined) return 'Complete.';
  const count = countAllDays(joinRanges(basis.rows.flatMap(({ gaps }) => gaps.map((gap) => ({ ...gap })))));
  const lacks = count === 0 ? '' : ` ${count} ${count === 1 ? 'day is' : 'days are'} missing.`;
  return `Not complete: ${clip(missing, longestWords)}.${lacks}`;
}

/** Names only what the caller wrote. Known values may have any text. */
function describeUnknown(unknownValues: Basis['unknownValues']): string | undefined {
  if (unknownValues.length === 0) return undefined;
  const words = describeUnknownValues(english, unknownValues, { suggest: false }).join(' ');
  const hint = unknownValues.some(({ known }) => known.length > 0)
    ? ' unknownValues has values that are known.'
    : '';
  return `${clip(cleanText(words), longestWords)}${hint}`;
}

function describeRows({ what, range, settled, mayChange, until, asOf, stale }: RowsReceipt): string {
  const { format } = english;
  const share = settled >= 1 ? 'settled' : `${format.rate(Math.min(settled, 0.999))} settled`;
  const end = until === null ? 'they are loaded again' : `about ${format.day(until)}`;
  const change = mayChange ? `, may still change until ${end}` : '';
  const age = asOf === null ? 'nothing is loaded' : `as of ${asOf}`;
  const newer = stale ? ', and a sync would load newer rows' : '';
  return `The ${what} of ${format.dayRange(range.from, range.to)} (UTC): ${share}${change}; ${age}${newer}.`;
}

function describeList({ loaded, complete, cut, asOf, refreshing }: ListReceipt): string {
  const state = cut ? ', only its beginning is stored' : complete ? '' : ', not completely read';
  const loading = refreshing ? ', and is being read again' : '';
  return `The list has ${loaded} items as of ${asOf}${state}${loading}.`;
}
