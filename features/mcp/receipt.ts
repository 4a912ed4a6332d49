import type { Basis } from '@/lib/data/terms/basis';
import { addDays, countAllDays, type Day, type DayRange, earlierOf } from '@/lib/data/terms/days';
import { isOpen, lookBackDays } from '@/lib/data/terms/ranges/look-back';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { english } from '@/lib/language/english';
import { cleanText } from '@/lib/language/format/clean-text';
import type { FileFilters } from '@/lib/language/format/file-filters';
import type { AnswerCaption } from '@/lib/pages/answer-caption';
import { listSentences, writeCaption } from '@/lib/pages/caption';
import { describeFilters } from '@/lib/pages/filter-words';
import { clip } from './clean-data';

/** Ranges of missing days that a receipt lists. It states their number in any case. */
const mostRanges = 20;
/** Characters of a sentence with what the caller wrote. */
const longestWords = 500;
/** Unknown values that a receipt lists. */
const mostUnknown = 20;

/** Days of rows that an answer's figures come from. `what`: which of its figures. */
export type CountedRows = { range: DayRange; receipt: Receipt; what?: string };

/** What an answer is of. */
export type Source = { caption: AnswerCaption; rows?: readonly CountedRows[] };

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

/** The receipt of an answer. `complete`: null if the answer has no figures. */
export type AnswerReceipt = {
  /** To quote. It has no text of the API. */
  words: string;
  /** What the answer is of, as its page says it. Names in it may be anything. */
  caption: string[];
  complete: boolean | null;
  /** The oldest age of what the answer comes from, ISO 8601; null if nothing is stored. */
  asOf: string | null;
  rows: RowsReceipt[];
  lists: Basis['lists'];
  /** Values of the arguments that no stored day or list has, with values that are known. */
  unknownValues: Basis['unknownValues'];
};

/** How an answer was asked for. `filters`: with names instead of ids. */
type Asked = { title: string; filters: FileFilters; today: Day };

/** Writes the receipt of an answer. */
export function writeReceipt(
  { caption, rows = [] }: Source,
  { title, filters, today }: Asked,
): AnswerReceipt {
  const { basis, asOf } = caption;
  const parts = [...basis.rows, ...basis.lists, ...rows];
  const hasFigures = caption.range !== null || parts.length > 0;
  const words = writeCaption(english, {
    ...caption,
    page: title,
    view: null,
    brand: null,
    currency: null,
    filters: describeFilters(english, filters),
  });
  const { receipt, unknown, against } = words;
  return {
    words: [
      ...(hasFigures ? [receipt] : []),
      ...unknown.map((sentence) => clip(cleanText(sentence), longestWords)),
      ...(basis.unknownValues.some(({ known }) => known.length > 0)
        ? ['unknownValues has values that are known.']
        : []),
      ...(against === null ? [] : [against]),
      ...words.notes,
    ].join(' '),
    caption: listSentences(hasFigures ? words : { ...words, receipt: '' }).filter((text) => text !== ''),
    complete: hasFigures ? basis.complete : null,
    asOf,
    rows: rows.map((one) => toRowsReceipt(one, today)),
    lists: basis.lists,
    unknownValues: basis.unknownValues.slice(0, mostUnknown),
  };
}

function toRowsReceipt({ range, receipt, what = 'figures' }: CountedRows, today: Day): RowsReceipt {
  const { state, gaps, settled, asOf, stale, revision, reasons } = receipt;
  const end = addDays(earlierOf(range.to, today), lookBackDays);
  return {
    what,
    range: { from: range.from, to: range.to },
    state,
    settled,
    missing: { days: countAllDays(gaps), ranges: gaps.slice(0, mostRanges) },
    // Days past the look-back are settled once they are loaded again.
    mayChange: settled < 1 || isOpen(range, today),
    until: isOpen(range, today) ? end : null,
    asOf,
    stale,
    revision,
    reasons,
  };
}
