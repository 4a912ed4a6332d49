import type { ReportTotal } from '@/features/schedules/report-shape';
import { addFigures } from '@/lib/data/figures';
import { type Figures, isOfCurrency, type Metric } from '@/lib/data/metrics';
import { compareFigures, formatFigure } from '@/lib/data/reporting/figure';
import type { Language } from '@/lib/language/language';
import type { Translate } from '@/lib/language/translate';

export type Figured = { currency: string | null; figures: Figures; compared?: Figures | null };

type Shown = {
  /** The first one is shown in every currency, others in the chosen one. */
  metrics: readonly Metric[];
  /** Null shows each currency. */
  currency: string | null;
  /** Whether days are missing. Then nothing is a total, and nothing is compared. */
  partial: boolean;
  /** Shows every amount in every currency, and adds metrics without a currency. */
  addsCounts?: boolean;
  /** Defaults to the metric's own name. */
  nameMetric?: ((t: Translate, metric: Metric) => string) | undefined;
};

const nameOwn = (t: Translate, metric: Metric) => t(`metrics.${metric}.label`);

/**
 * The totals of a page: one per metric and currency, those of the chosen currency first. Amounts of two currencies are
 * never added.
 */
export function listTotals(
  { t, format }: Language,
  entries: readonly Figured[],
  { metrics, currency, partial, addsCounts = false, nameMetric = nameOwn }: Shown,
): ReportTotal[] {
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
  return inOrder.map(({ metric, entry: { currency: code, figures, compared = null } }) => {
    const label = nameMetric(t, metric);
    const name = code && ordered.length > 1 ? t('table.inCurrency', { name: label, currency: code }) : label;
    const change = partial ? null : compareFigures(format, figures, compared, metric);
    return {
      label: partial ? t('caption.soFar', { label: name }) : name,
      value: formatFigure(format, figures, metric, code),
      change: change?.text ?? null,
    };
  });
}

function addAll(entries: readonly Figured[]): Figured {
  const before = entries.flatMap(({ compared }) => compared ?? []);
  return {
    currency: null,
    figures: addFigures(entries.map(({ figures }) => figures)),
    compared: before.length === entries.length ? addFigures(before) : null,
  };
}
