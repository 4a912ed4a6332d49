import { addCompared } from '@/lib/data/read/figures';
import { type ComparedFigures, type Figures, isOfCurrency, type Metric } from '@/lib/data/terms/metrics';
import type { Language } from '@/lib/language/language';
import type { Translate } from '@/lib/language/translate';
import { compareFigures, formatFigure } from './figure';
import type { PageTotal } from './page';

type Figured = { currency: string | null; figures: Figures } & Partial<ComparedFigures>;

type Shown = {
  /** The first one is shown in every currency, others in the chosen one. */
  metrics: readonly Metric[];
  /** Null shows each currency. */
  currency: string | null;
  /** Whether days are missing. Then nothing is a total. */
  partial: boolean;
  /** Whether no day is stored. Then nothing is known. */
  unread: boolean;
  /** Shows every amount in every currency, and adds metrics without a currency. */
  addsCounts?: boolean;
  /** Defaults to the metric's own name. */
  nameMetric?: ((t: Translate, metric: Metric) => string) | undefined;
};

/** The metrics of brands and creators. */
export const usualTotals = ['sales', 'commission', 'clicks', 'conversions', 'conversionRate'] as const;

const nameOwn = (t: Translate, metric: Metric) => t(`metrics.${metric}.label`);

/**
 * The totals of a page: one per metric and currency, those of the chosen currency first. Amounts of two currencies are
 * never added.
 */
export function listTotals(
  { t, format }: Language,
  entries: readonly Figured[],
  { metrics, currency, partial, unread, addsCounts = false, nameMetric = nameOwn }: Shown,
): PageTotal[] {
  const chosen = entries.filter((entry) => entry.currency === currency);
  const ordered = [...chosen, ...entries.filter((entry) => !chosen.includes(entry))];
  const pick = (metric: Metric, at: number): readonly Figured[] => {
    if (ordered.length > 1 && addsCounts && !isOfCurrency(metric)) return [addAll(ordered)];
    return at === 0 || addsCounts || chosen.length === 0 ? ordered : chosen;
  };
  const all = [...new Set(metrics)].flatMap((metric, at) =>
    pick(metric, at).map((entry) => ({ metric, entry })),
  );
  const isOther = ({ entry }: (typeof all)[number]) =>
    chosen.length > 0 && entries.includes(entry) && !chosen.includes(entry);
  const inOrder = [...all.filter((total) => !isOther(total)), ...all.filter(isOther)];
  return inOrder.map(({ metric, entry: { currency: code, figures, counted = null, compared = null } }) => ({
    name: nameMetric(t, metric),
    currency: code,
    text: unread ? '–' : formatFigure(format, figures, metric, code),
    delta: compareFigures(format, { counted, compared }, metric),
    partial,
  }));
}

const addAll = (entries: readonly Figured[]): Figured => ({
  currency: null,
  ...addCompared(entries.map((entry) => ({ counted: null, compared: null, ...entry }))),
});
