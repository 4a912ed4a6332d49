import type { ProfitFigures } from '@/features/profit/profit-shape';
import type { Delta, Format } from '@/lib/language/format';
import type { profitViews } from './profit-search';

export const profitValues = [
  'netProfit',
  'netProfitWithBonus',
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

/** Formats a value; null if the group has no margin. */
export function writeProfit(
  format: Format,
  figures: ProfitFigures,
  value: ProfitValue,
  currency: string,
): string | null {
  const { unit, read } = profitInfo[value];
  const found = read(figures);
  if (found === null) return figures.covered ? '–' : null;
  if (unit === 'rate') return format.rate(found);
  return unit === 'count' ? format.count(found) : format.money(found, currency);
}

/** The change from the compared range; null if either value is unknown. */
export function compareProfit(
  format: Format,
  figures: ProfitFigures,
  compared: ProfitFigures | null,
  value: ProfitValue,
): Delta | null {
  const { unit, read, neutral } = profitInfo[value];
  const [now, before] = [read(figures), compared && read(compared)];
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
