import type { Delta, Format } from '@/lib/language/format';
import type { profitViews } from './profit-search';
import type { ComparedProfit, CurrencyProfit, ProfitFigures } from './profit-shape';

export const profitValues = [
  'netProfit',
  'netProfitWithBonus',
  'costs',
  'netProfitAfterCosts',
  'returnOnAllCost',
  'costPerConversion',
  'returnOnCommission',
  'grossProfit',
  'commission',
  'costPerClick',
  'breakEvenCpc',
  'clicks',
  'sales',
  'uncovered',
] as const;
export type ProfitValue = (typeof profitValues)[number];

type Info = {
  unit: 'money' | 'rate' | 'count';
  read: (figures: ProfitFigures) => string | number | null;
  /** A rise is neither good nor bad. */
  neutral?: boolean;
};

/** The profit values. Labels and descriptions are in `profit.values.*`. */
export const profitInfo: Record<ProfitValue, Info> = {
  netProfit: {
    unit: 'money',
    read: ({ covered }) => covered?.netProfit ?? null,
  },
  netProfitWithBonus: {
    unit: 'money',
    read: ({ covered }) => covered?.netProfitWithBonus ?? null,
  },
  costs: {
    unit: 'money',
    read: ({ afterCosts }) => (afterCosts && afterCosts.entries > 0 ? afterCosts.costs : null),
    neutral: true,
  },
  netProfitAfterCosts: {
    unit: 'money',
    read: ({ afterCosts }) => afterCosts?.netProfit ?? null,
  },
  returnOnAllCost: {
    unit: 'rate',
    read: ({ afterCosts }) => afterCosts?.returnOnAllCost ?? null,
  },
  costPerConversion: {
    unit: 'money',
    read: ({ afterCosts }) => afterCosts?.costPerConversion ?? null,
    neutral: true,
  },
  returnOnCommission: {
    unit: 'rate',
    read: ({ covered }) => covered?.returnOnCommission ?? null,
  },
  grossProfit: {
    unit: 'money',
    read: ({ covered }) => covered?.grossProfit ?? null,
  },
  commission: {
    unit: 'money',
    read: ({ commission }) => commission,
    neutral: true,
  },
  costPerClick: {
    unit: 'money',
    read: ({ covered }) => covered?.costPerClick ?? null,
    neutral: true,
  },
  breakEvenCpc: {
    unit: 'money',
    read: ({ covered }) => covered?.breakEvenCpc ?? null,
  },
  clicks: { unit: 'count', read: ({ clicks }) => clicks },
  sales: {
    unit: 'money',
    read: ({ sales }) => sales,
  },
  uncovered: {
    unit: 'rate',
    read: ({ uncovered, covered }) => uncovered.share ?? (covered ? 0 : null),
    neutral: true,
  },
};

const withoutMargin: readonly ProfitValue[] = ['costs', 'costPerConversion'];

/** Whether a value is unknown because the group has no margin. A line of costs alone needs none. */
const isMarginMissing = ({ covered, afterCosts }: ProfitFigures, value: ProfitValue): boolean =>
  covered === null && (afterCosts?.netProfit ?? null) === null && !withoutMargin.includes(value);

const ofCosts: readonly ProfitValue[] = [
  'costs',
  'netProfitAfterCosts',
  'returnOnAllCost',
  'costPerConversion',
];

/**
 * The values that a currency has: those at a margin where one counts, those with BRB estimates where they count, and those
 * after costs if one is entered.
 */
export const listKnown = (
  values: readonly ProfitValue[],
  currency: CurrencyProfit | undefined,
): ProfitValue[] =>
  values.filter((value) => {
    const figures = currency?.figures;
    const isUnknown = figures && (value === 'uncovered' || profitInfo[value].read(figures) === null);
    if (isUnknown && isMarginMissing(figures, value)) return false;
    if (value === 'netProfitWithBonus') return (currency?.figures.covered?.bonus ?? null) !== null;
    return !ofCosts.includes(value) || (currency?.figures.afterCosts ?? null) !== null;
  });

/** Formats a value; null if the group has no margin. */
export function writeProfit(
  format: Format,
  figures: ProfitFigures,
  value: ProfitValue,
  currency: string,
): string | null {
  const { unit, read } = profitInfo[value];
  const found = read(figures);
  if (found === null) return isMarginMissing(figures, value) ? null : '–';
  if (unit === 'rate') return format.rate(found);
  return unit === 'count' ? format.count(found) : format.money(found, currency);
}

/** The change between the days that count; null if either value is unknown. */
export function compareProfit(
  format: Format,
  { counted, compared }: Pick<ComparedProfit, 'counted' | 'compared'>,
  value: ProfitValue,
): Delta | null {
  const { unit, read, neutral } = profitInfo[value];
  const [now, before] = [counted && read(counted), compared && read(compared)];
  if (now === null || before === null) return null;
  const delta = unit === 'rate' ? format.rateDelta(Number(now), Number(before)) : format.delta(now, before);
  return delta && neutral ? { ...delta, tone: 'neutral' } : delta;
}

type View = (typeof profitViews)[number];

/** The values that the table of a view shows. */
export const shownValues: Record<View, readonly ProfitValue[]> = {
  all: [
    'netProfit',
    'netProfitWithBonus',
    'costs',
    'netProfitAfterCosts',
    'returnOnAllCost',
    'costPerConversion',
    'returnOnCommission',
    'grossProfit',
    'commission',
    'sales',
    'uncovered',
  ],
  cpc: ['netProfit', 'costPerClick', 'breakEvenCpc', 'clicks', 'commission', 'sales', 'uncovered'],
};

/** Those that can be added to it. */
export const optionalValues: Record<View, readonly ProfitValue[]> = {
  all: ['clicks', 'costPerClick', 'breakEvenCpc'],
  cpc: ['grossProfit', 'returnOnCommission'],
};

/** The values of the totals above it. Those after costs are below what they are compared with. */
export const totalValues: Record<View, readonly ProfitValue[]> = {
  all: [
    ...(['netProfit', 'returnOnCommission', 'commission', 'uncovered'] as const),
    ...(['netProfitAfterCosts', 'returnOnAllCost', 'costs', 'costPerConversion'] as const),
  ],
  cpc: ['netProfit', 'costPerClick', 'breakEvenCpc', 'uncovered'],
};
