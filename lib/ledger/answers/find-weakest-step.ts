import {
  type FunnelCounts,
  type FunnelRates,
  type FunnelStep,
  funnelSteps,
  stagesOf,
  type WeakestStep,
} from './funnel-shape';

/** A step is judged from this many visitors on: below it, chance decides. */
export const fewestVisitors = 30;

/** Fractions of each step; null where nothing set out. */
export function toRates(counts: FunnelCounts): FunnelRates {
  const rate = (step: FunnelStep) => {
    const [from, to] = stagesOf[step];
    return counts[from] > 0 ? counts[to] / counts[from] : null;
  };
  return { view: rate('view'), cart: rate('cart'), purchase: rate('purchase') };
}

/**
 * The step at which a group loses the most conversions against `medians`. What is lost at a step comes to conversions at the
 * rate of `all`, the sums of every group. Null where no step of enough visitors is below its median.
 */
export function findWeakestStep(
  counts: FunnelCounts,
  medians: FunnelRates,
  all: FunnelCounts,
): WeakestStep | null {
  let weakest: WeakestStep | null = null;
  for (const step of funnelSteps) {
    const [from, to] = stagesOf[step];
    const median = medians[step];
    if (median === null || counts[from] < fewestVisitors || all[to] === 0) continue;
    const lost = median * counts[from] - counts[to];
    const lostConversions = (lost * all.conversions) / all[to];
    if (lost < 1 || lostConversions <= (weakest?.lostConversions ?? 0)) continue;
    weakest = { step, rate: counts[to] / counts[from], median, lost: Math.round(lost), lostConversions };
  }
  return weakest;
}
