import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import {
  baseMetrics,
  type ComparedFigures,
  type Figures,
  metrics,
  partsOf,
  provisionalMetrics,
} from '@/lib/data/terms/metrics';
import { subtractFigure } from '@/lib/pages/figure';

/** The metrics that rows of a dataset carry. Others are zero in our API, which would read as if nothing had been sold. */
const basesOf = (dataset: DatasetName) => baseMetrics.filter((name) => name in datasets[dataset].metrics);

const pick = (figures: Figures, names: readonly (typeof metrics)[number][]) =>
  Object.fromEntries(names.map((name) => [name, figures[name]]));

/** The figures that a dataset has, and how much of them may still change, as shares of each sum. */
export function pickFigures(dataset: DatasetName, figures: Figures) {
  const bases = basesOf(dataset);
  const known = metrics.filter((name) => partsOf(name).every((part) => bases.includes(part)));
  const { any: mayChange, ...shares } = figures.provisional;
  const open = provisionalMetrics.filter((name) => mayChange && bases.includes(name) && shares[name] > 0);
  return {
    ...pick(figures, known),
    mayChange,
    ...(open.length > 0 && {
      openShares: Object.fromEntries(open.map((name) => [name, roundShare(shares[name])])),
    }),
  };
}

const roundShare = (share: number) => Math.round(share * 10_000) / 10_000;

/** Figures, the sums that their change is between, and the exact difference. Without a comparison the figures alone. */
export function showCompared(dataset: DatasetName, { figures, counted, compared }: ComparedFigures) {
  const now = { figures: pickFigures(dataset, figures) };
  if (!counted || !compared) return now;
  const bases = basesOf(dataset);
  const change = bases.map((name) => [name, subtractFigure({ counted, compared }, name)]);
  return {
    ...now,
    counted: pick(counted, bases),
    compared: pick(compared, bases),
    change: Object.fromEntries(change),
  };
}
