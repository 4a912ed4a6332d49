import { cutText } from '@/lib/base/cut-text';
import { datasetNames } from '@/lib/data/terms/datasets';
import { findDimension } from '@/lib/data/terms/filters/filter-dimensions';
import { readFilterValue } from '@/lib/data/terms/filters/filter-value';
import { metrics } from '@/lib/data/terms/metrics';
import type { UnknownValue } from '@/lib/data/terms/unknown-value';
import type { FileFilters } from '@/lib/language/format/file-filters';
import { foldTyped } from '@/lib/language/format/typed-text';
import type { Language } from '@/lib/language/language';
import { nameFilterValue } from './group-names';

/** A filter as people read it: `Brand`, and `Northwind`. `whole`: it leaves no rows out, such as a metric. */
export type FilterWords = { label: string; values: string[]; whole?: boolean };

/** The label of a filter, and of its values if they are more than names. */
type Words = Pick<FilterWords, 'label' | 'whole'> & { write?: (value: string) => string };

/** More values than this are counted. */
const mostValues = 12;

/** A value may be a pasted text of any length. Sentences have its beginning. */
const beginningOf = (value: string) => cutText(value, 120, '…');

const statuses = ['SCHEDULED', 'DELIVERING', 'OUT_OF_BUDGET', 'ENDED'] as const;

/** The words of filters that no dimension of reports has, by their names in files. */
const wordsOf: Record<string, (language: Language) => Words> = {
  dataset: ({ t }) => ({
    label: t('caption.filters.rows'),
    whole: true,
    write: (value) => {
      const dataset = datasetNames.find((name) => name === value);
      return dataset ? t(`caption.rows.${dataset}`) : value;
    },
  }),
  metric: ({ t }) => ({
    label: t('reports.metric'),
    whole: true,
    write: (value) => {
      const metric = metrics.find((name) => name === value);
      return metric ? t(`metrics.${metric}.label`) : value;
    },
  }),
  search: ({ t }) => ({ label: t('caption.filters.search') }),
  q: ({ t }) => ({ label: t('caption.filters.search') }),
  text: ({ t }) => ({ label: t('caption.filters.search') }),
  currency: ({ t }) => ({ label: t('filters.currency') }),
  currencies: ({ t }) => ({ label: t('filters.currency') }),
  month: ({ t, format }) => ({
    label: t('closing.month'),
    write: (month) => format.month(`${month}-01`),
  }),
  from: ({ t, format }) => ({ label: t('caption.filters.from'), write: format.day }),
  to: ({ t, format }) => ({ label: t('caption.filters.to'), write: format.day }),
  after: ({ t, format }) => ({ label: t('program.campaigns.dates.after'), write: format.day }),
  before: ({ t, format }) => ({ label: t('program.campaigns.dates.before'), write: format.day }),
  ids: ({ t }) => ({ label: t('filters.ids.label') }),
  brands: ({ t }) => ({ label: t('filters.brand') }),
  groups: ({ t }) => ({ label: t('caption.filters.group') }),
  marketplaces: ({ t }) => ({ label: t('products.columns.marketplace') }),
  categories: ({ t }) => ({ label: t('products.columns.category') }),
  active: ({ t }) => ({
    label: t('filters.activity.label'),
    write: (value) => t(value === 'true' ? 'filters.activity.active' : 'filters.activity.inactive'),
  }),
  stock: ({ t }) => ({
    label: t('products.columns.stock'),
    write: (value) => t(value === 'in' ? 'products.stock.in' : 'products.stock.out'),
  }),
  priceBelow: ({ t, format }) => ({
    label: t('products.columns.price'),
    write: (value) => {
      const [currency = '', amount = ''] = value.split(':');
      return t('products.price.below', { amount: format.money(amount, currency) });
    },
  }),
  finding: ({ t }) => ({
    label: t('products.filters.finding'),
    write: (value) => {
      const finding = findings.find((name) => name === value);
      return finding ? t(`products.findings.${finding}.title`) : value;
    },
  }),
  statuses: ({ t }) => ({
    label: t('program.campaigns.columns.status'),
    write: (value) => {
      const status = statuses.find((name) => name === value);
      return status ? t(`program.status.${status}`) : value;
    },
  }),
  claimed: ({ t }) => ({
    label: t('program.creators.claimedOrNot'),
    write: (value) => t(value === 'true' ? 'program.creators.claimed' : 'program.creators.unclaimed'),
  }),
  api: ({ t }) => ({ label: t('caption.filters.api') }),
  subid: ({ t }) => ({
    label: t('links.subid1'),
    write: (value) => (value === 'none' ? t('history.filters.withoutSubid') : value),
  }),
  archived: ({ t }) => ({
    label: t('history.filters.archived'),
    write: (value) =>
      t(
        value === 'no'
          ? 'history.filters.inUse'
          : value === 'yes'
            ? 'history.filters.onlyArchived'
            : 'history.filters.all',
      ),
  }),
  mine: ({ t }) => ({
    label: t('history.filters.createdBy'),
    // A name, where it is known.
    write: (value) =>
      value === 'yes' ? t('caption.filters.oneMember') : value === 'no' ? t('caption.filters.anyone') : value,
  }),
  kind: ({ t }) => ({ label: t('caption.filters.kind') }),
  subject: ({ t }) => ({ label: t('caption.filters.subject') }),
  rows: ({ t }) => ({ label: t('caption.filters.rows') }),
  stages: ({ t }) => ({ label: t('desk.columns.stage') }),
  owners: ({ t }) => ({
    label: t('desk.columns.owner'),
    write: (value) => (value === 'none' ? t('desk.noOwner') : value),
  }),
  tags: ({ t }) => ({ label: t('caption.filters.tag') }),
  due: ({ t }) => ({
    label: t('desk.due.label'),
    write: (value) => {
      const due = dueNames.find((name) => name === value);
      return due ? t(`desk.due.${due}`) : value;
    },
  }),
};

const findings = ['clicked-out-of-stock', 'clicked-inactive', 'no-clicks', 'rate-differs'] as const;
const dueNames = ['overdue', 'today', 'week', 'none'] as const;

/** The words of a filter, by its name in files or its parameter. */
function findWords(language: Language, name: string): Words {
  const { t } = language;
  const dimension = findDimension(name);
  if (dimension) {
    const write = (value: string) => nameFilterValue(t, dimension, value);
    return { label: t(`dimensions.${dimension}.label`), write };
  }
  return wordsOf[name]?.(language) ?? { label: name };
}

/** Puts filters into words. `named`: with names instead of ids, from `nameFilterValues`. */
export function describeFilters(language: Language, named: FileFilters): FilterWords[] {
  return Object.entries(named).map(([name, values]): FilterWords => {
    const { write = (value) => value, ...words } = findWords(language, name);
    return { ...words, values: values.map(write) };
  });
}

/** One filter as a sentence: `Brand: Northwind and Harbor`. */
export function writeFilter({ t, format }: Language, { label, values: given }: FilterWords): string {
  const all = given.map(beginningOf);
  const rest = all.length - mostValues;
  const values =
    rest > 0
      ? t.markup('filters.andMore', {
          values: all.slice(0, mostValues).join(', '),
          count: rest,
          list: (text) => text,
        })
      : format.list(all);
  return t('caption.filter', { label, values });
}

/** Unknown values that are named. More are counted. */
const mostUnknown = 5;

/**
 * A sentence about each value that no stored day or list has. `suggest`: with values that are known, for people of the workspace
 * alone, because they may be about others than what is shown.
 */
export function describeUnknownValues(
  language: Language,
  all: readonly UnknownValue[],
  { suggest }: { suggest: boolean },
): string[] {
  const more = all.length - mostUnknown;
  return [
    ...all
      .slice(0, mostUnknown)
      .map((one) => describeUnknown(language, suggest ? one : { ...one, known: [] })),
    ...(more > 0 ? [language.t('caption.unknownValue.more', { count: more })] : []),
  ];
}

function describeUnknown(language: Language, { filter, value, state, known }: UnknownValue): string {
  const { t, format } = language;
  const { label } = findWords(language, filter);
  const names = known.map((one) => one.name ?? readPlain(filter, one.value));
  const [first] = known;
  const isSame = first !== undefined && foldTyped(first.value) === foldTyped(value);
  return t('caption.unknownValue.text', {
    state,
    label,
    value: beginningOf(readPlain(filter, value)),
    known: first === undefined ? 'none' : isSame ? 'same' : 'some',
    first: names[0] ?? '',
    names: format.list(names),
  });
}

/** A value as people know it: ids stay, because nothing names them. */
function readPlain(filter: string, value: string): string {
  const dimension = findDimension(filter);
  return (dimension && readFilterValue(dimension, value)) ?? value;
}
