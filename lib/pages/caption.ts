import { chooseOneCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import type { ComparedDays } from '@/lib/data/store/windows/compared-days';
import type { Basis, ListBasis, RowsBasis } from '@/lib/data/terms/basis';
import type { DayRange } from '@/lib/data/terms/days';
import { joinRanges } from '@/lib/data/terms/ranges/gaps';
import type { Language } from '@/lib/language/language';
import { describeUnknownValues, type FilterWords, writeFilter } from './filter-words';
import type { OpenDays } from './open-days';

/** The currency that a table shows, and those that only totals and files have. */
type ShownCurrency = { shown: string; others: string[]; asked: string | null };

/** The currency that a page settles on. `chosen`: the shown one if somebody asked for it, for files, which have all otherwise. */
type SettledCurrency = {
  currency: string | null;
  caption: ShownCurrency | null;
  chosen: string | null;
};

/** Settles the currency of figures: the one that the address asks for if there are figures in it, or the page's own. */
export function settleCurrency(
  entries: Parameters<typeof orderCurrencies>[0],
  asked: string | null,
  own: string | null = chooseOneCurrency(entries, asked),
): SettledCurrency {
  const all = orderCurrencies(entries);
  const caption =
    own === null
      ? null
      : {
          shown: own,
          others: all.filter((code) => code !== own),
          asked: asked && asked !== 'all' ? asked : null,
        };
  return { currency: own, caption, chosen: own !== null && own === asked ? own : null };
}

/** The days that changes are against, and how many of the days asked for count. */
export type Against = {
  range: DayRange;
  days: Pick<ComparedDays, 'counted' | 'of' | 'noDataBefore'>;
  /** Whether groups were asked for by change. They are ranked by value while no day counts. */
  byChange: boolean;
  /** The days that changes are of, if these are not all that the figures are of. */
  changesOf?: DayRange;
};

/** An answer with a comparison, or without. */
export type ComparedAnswer = {
  comparedRange: DayRange | null;
  comparedDays: ComparedDays | null;
  /** Whether its groups were asked for by change. */
  byChange?: boolean;
};

/** What the changes of an answer are against; null without a comparison. */
export const againstOf = ({
  comparedRange,
  comparedDays,
  byChange = false,
}: ComparedAnswer): Against | null => {
  if (!comparedRange || !comparedDays) return null;
  const { counted, of, noDataBefore } = comparedDays;
  return { range: comparedRange, days: { counted, of, noDataBefore }, byChange };
};

/** What figures are of. Every output states it with them. Names in it may be anything. */
export type Caption = {
  /** The page, in the reader's language. */
  page: string;
  /** The name of the saved view; null without one. */
  view: string | null;
  /** The brand that it is narrowed to; null if it is not. */
  brand: string | null;
  /** UTC days, inclusive; null if the list has none. */
  range: DayRange | null;
  /** What changes are against; null if nothing is compared. */
  against: Against | null;
  filters: FilterWords[];
  /** Null if every currency is shown, or there are no amounts. */
  currency: ShownCurrency | null;
  basis: Basis;
  open: OpenDays | null;
  /** The oldest moment of what is stored, ISO 8601; null if nothing is. */
  asOf: string | null;
  /** Sentences that only this page has, such as whether a month is closed. */
  notes: string[];
};

/** A caption in words. */
export type CaptionWords = {
  heading: string;
  /** The days, without a note about UTC; null if there are none. */
  days: string | null;
  filters: string[];
  /** The days (UTC) and the filters. */
  of: string[];
  against: string | null;
  /** Sentences about the shown currency. */
  currency: string[];
  receipt: string;
  /** Sentences about values of filters that nothing has. A caption leaves the workspace, so they suggest no others. */
  unknown: string[];
  notes: string[];
};

/** Ranges of days that the receipt names. */
const mostRanges = 3;

/** Puts a caption into words. */
export function writeCaption(language: Language, caption: Caption): CaptionWords {
  const { format } = language;
  const { range, against } = caption;
  const days = range && format.dayRange(range.from, range.to);
  const filters = caption.filters.map((filter) => writeFilter(language, filter));
  return {
    heading: nameCaption(language, caption),
    days,
    filters,
    of: [...(days === null ? [] : [language.t('caption.days', { days })]), ...filters],
    against: against && describeAgainst(language, against),
    currency: writeCurrency(language, caption.currency),
    receipt: writeReceipt(language, caption),
    unknown: describeUnknownValues(language, caption.basis.unknownValues, { suggest: false }),
    notes: [...(isOfProgram(caption.basis) ? [language.t('program.unpaid')] : []), ...caption.notes],
  };
}

const isOfProgram = ({ rows }: Basis) => rows.some(({ datasets }) => datasets.includes('program'));

/** Whether a filter leaves rows out. */
export const isNarrowed = ({ filters }: Pick<Caption, 'filters'>): boolean =>
  filters.some(({ whole = false }) => !whole);

/** A caption as sentences in order, for outputs that have no places for its parts. */
export const listSentences = (words: CaptionWords): string[] => {
  const { heading, of, currency, receipt, unknown, notes, against } = words;
  return [heading, ...of, ...currency, receipt, ...unknown, ...notes, ...(against === null ? [] : [against])];
};

const nameAgainst = ({ format }: Language, { range, days, byChange, changesOf }: Against) => {
  const { counted, of, noDataBefore } = days;
  return {
    days: format.dayRange(range.from, range.to),
    part: noDataBefore ? 'early' : counted === of ? 'all' : counted === 0 ? 'none' : 'some',
    counted,
    of,
    first: noDataBefore ? format.day(noDataBefore) : '',
    ranked: counted === 0 && byChange ? 'value' : 'asked',
    changed: changesOf ? format.dayRange(changesOf.from, changesOf.to) : 'all',
  };
};

/** Beside a change: `against Apr 1 – 28, 2026, 27 of 28 days`. */
export const writeAgainst = (language: Language, against: Against): string =>
  language.t('caption.change', nameAgainst(language, against));

/** A sentence about all changes. It says why days do not count. */
export const describeAgainst = (language: Language, against: Against): string =>
  language.t('caption.against', nameAgainst(language, against));

/** The same sentence, where not every day counts; null where nothing needs to be said. */
export const noteAgainst = (language: Language, against: Against | null): string | null =>
  against && against.days.counted < against.days.of ? describeAgainst(language, against) : null;

/** The view, the page that it is of, and its brand: `CPC only (Reports), Northwind`. */
function nameCaption({ t }: Language, { page, view, brand }: Caption): string {
  const title = view && view !== page ? t('caption.ofView', { view, page }) : page;
  return brand === null ? title : t('caption.ofBrand', { title, brand });
}

function writeCurrency({ t, format }: Language, currency: ShownCurrency | null): string[] {
  if (currency === null) return [];
  const { shown, others, asked } = currency;
  return [
    ...(asked !== null && asked !== shown ? [t('caption.noFigures', { asked, shown })] : []),
    ...(others.length > 0 ? [t('caption.currency', { shown, others: format.list(others) })] : []),
  ];
}

/** Whether everything that figures come from is loaded, what may still change until about when, and how old it is. */
function writeReceipt(language: Language, { basis, open, filters, asOf }: Caption): string {
  const { t, format } = language;
  const early = joinRanges(basis.rows.flatMap(({ loadedEarly }) => loadedEarly));
  return t('caption.receipt', {
    state: !basis.complete ? 'missing' : isNarrowed({ filters }) ? 'matching' : 'complete',
    missing: basis.complete ? '' : format.list(listMissing(language, basis)),
    change: open === null ? 'none' : open.from === null ? 'all' : 'some',
    from: open?.from ? format.day(open.from) : '',
    until: open ? format.day(open.until) : '',
    early: early.length === 0 ? 'none' : nameDays(language, early),
    age: asOf === null ? 'none' : format.instant(asOf, 'UTC'),
  });
}

/** The first ranges, and how many more there are. */
function nameDays({ t, format }: Language, all: readonly DayRange[]): string {
  const named = all.slice(0, mostRanges).map(({ from, to }) => format.dayRange(from, to));
  const more = all.length - named.length;
  return format.list([...named, ...(more > 0 ? [t('caption.moreRanges', { count: more })] : [])]);
}

/** Lists and rows that are not loaded, with the days of the rows. */
function listMissing(language: Language, { rows, lists }: Basis): string[] {
  const { t, format } = language;
  const isMissing = ({ state }: RowsBasis | ListBasis) => state !== 'complete';
  const gaps = new Map<string, DayRange[]>();
  for (const { datasets, gaps: found } of rows.filter(isMissing)) {
    const name = format.list(datasets.map((dataset) => t(`caption.rows.${dataset}`)));
    gaps.set(name, joinRanges([...(gaps.get(name) ?? []), ...found]));
  }
  return [
    ...lists.filter(isMissing).map(({ name }) => t(`caption.lists.${name}`)),
    ...[...gaps].map(([name, all]) => t('caption.rowsOf', { rows: name, days: nameDays(language, all) })),
  ];
}
