import { type Delta, describeDelta, describeRateDelta } from '@/lib/format/delta';
import { formatMoney } from '@/lib/format/money';
import { formatCount, formatRate } from '@/lib/format/number';
import type { ProfitFigures } from '@/lib/profit/profit-shape';

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
  label: string;
  unit: 'money' | 'rate' | 'count';
  meaning: string;
  read: (figures: ProfitFigures) => string | number | null;
  /** A rise is neither good nor bad. */
  neutral?: boolean;
};

/** What is shown of profit: its name, its unit, and one sentence about it. */
export const profitInfo: Record<ProfitValue, Info> = {
  netProfit: {
    label: 'Net profit',
    unit: 'money',
    meaning: 'Sales times margin, less commission. Rows without a margin are left out.',
    read: ({ covered }) => covered?.netProfit ?? null,
  },
  netProfitWithBonus: {
    label: 'With BRB',
    unit: 'money',
    meaning: 'Net profit plus the brand referral bonus estimate of brands with a margin.',
    read: ({ covered }) => covered?.netProfitWithBonus ?? null,
  },
  returnOnCommission: {
    label: 'Return on commission',
    unit: 'rate',
    meaning: 'Net profit per commission: 50% means half a unit of profit per unit paid.',
    read: ({ covered }) => covered?.returnOnCommission ?? null,
  },
  grossProfit: {
    label: 'Gross profit',
    unit: 'money',
    meaning: 'Each sale times its margin.',
    read: ({ covered }) => covered?.grossProfit ?? null,
  },
  commission: {
    label: 'Commission',
    unit: 'money',
    meaning: 'Commission of all rows, with a margin or without.',
    read: ({ commission }) => commission,
    neutral: true,
  },
  costPerClick: {
    label: 'Cost per click',
    unit: 'money',
    meaning: 'Commission per click, of rows with a margin.',
    read: ({ covered }) => covered?.costPerClick ?? null,
    neutral: true,
  },
  breakEvenCpc: {
    label: 'Break-even CPC',
    unit: 'money',
    meaning: 'What a click is worth: gross profit per click. A click that costs more loses money.',
    read: ({ covered }) => covered?.breakEvenCpc ?? null,
  },
  clicks: { label: 'Clicks', unit: 'count', meaning: 'Clicks of all rows.', read: ({ clicks }) => clicks },
  sales: {
    label: 'Sales',
    unit: 'money',
    meaning: 'Sales of all rows, with a margin or without.',
    read: ({ sales }) => sales,
  },
  uncovered: {
    label: 'No margin',
    unit: 'rate',
    meaning: 'Share of sales without a margin. No profit figure counts them.',
    read: ({ uncovered, covered }) => uncovered.share ?? (covered ? 0 : null),
    neutral: true,
  },
};

/** A value in words; null where the group has no margin at all. */
export function writeProfit(figures: ProfitFigures, value: ProfitValue, currency: string): string | null {
  const { unit, read } = profitInfo[value];
  const found = read(figures);
  if (found === null) return figures.covered ? '–' : null;
  if (unit === 'rate') return formatRate(found);
  return unit === 'count' ? formatCount(found) : formatMoney(found, currency);
}

/** How a value stands against the compared range; null where one of them is not known. */
export function compareProfit(
  figures: ProfitFigures,
  compared: ProfitFigures | null,
  value: ProfitValue,
): Delta | null {
  const { unit, read, neutral } = profitInfo[value];
  const [now, before] = [read(figures), compared && read(compared)];
  if (now === null || before === null) return null;
  const delta = unit === 'rate' ? describeRateDelta(Number(now), Number(before)) : describeDelta(now, before);
  return delta && neutral ? { ...delta, tone: 'neutral' } : delta;
}
