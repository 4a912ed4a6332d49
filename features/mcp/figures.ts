import { type DatasetName, datasets } from '@/lib/data/datasets';
import { baseMetrics, countMetrics, type Figures, metrics, moneyMetrics, partsOf } from '@/lib/data/metrics';
import { toUnits, unitsText } from '@/lib/data/units';

const hasMetric = (dataset: DatasetName, name: string) => name in datasets[dataset].metrics;

/** The figures that a dataset has. Others are zero in our API, which would read as if nothing had been sold. */
export function pickFigures(dataset: DatasetName, figures: Figures) {
  const known = metrics.filter((name) => partsOf(name).every((part) => hasMetric(dataset, part)));
  const { provisional } = figures;
  return {
    ...Object.fromEntries(known.map((name) => [name, figures[name]])),
    mayChange: provisional.any,
    shareThatMayChange: Object.fromEntries(
      baseMetrics.flatMap((name) =>
        provisional.any && hasMetric(dataset, name) && isShare(name) ? [[name, provisional[name]]] : [],
      ),
    ),
  };
}

const isShare = (name: string): name is 'sales' | 'commission' | 'clicks' =>
  name === 'sales' || name === 'commission' || name === 'clicks';

/** Figures, those that they are compared with, and the exact difference. Without a comparison the figures alone. */
export function compareFigures(dataset: DatasetName, figures: Figures, compared: Figures | null) {
  const now = { figures: pickFigures(dataset, figures) };
  if (!compared) return now;
  const money = moneyMetrics.map((name): [string, string | number] => [
    name,
    unitsText(toUnits(figures[name]) - toUnits(compared[name])),
  ]);
  const counts = countMetrics.map((name): [string, string | number] => [
    name,
    Number(unitsText(toUnits(String(figures[name])) - toUnits(String(compared[name])))),
  ]);
  const change = [...money, ...counts].filter(([name]) => hasMetric(dataset, name));
  return { ...now, compared: pickFigures(dataset, compared), change: Object.fromEntries(change) };
}
