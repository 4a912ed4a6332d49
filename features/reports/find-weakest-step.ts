import {
  type FunnelCounts,
  type FunnelRates,
  type FunnelStep,
  funnelSteps,
  stagesOf,
  type WeakestStep,
} from './funnel-shape';

/** Minimum number of visitors for judging a step. With fewer, the rate is noise. */
export const fewestVisitors = 30;

/** The rate of each step; null without visitors. */
export function toRates(counts: FunnelCounts): FunnelRates {
  const rate = (step: FunnelStep) => {
    const [from, to] = stagesOf[step];
    return counts[from] > 0 ? counts[to] / counts[from] : null;
  };
  return { view: rate('view'), cart: rate('cart'), purchase: rate('purchase') };
}

/**
 * The step where a group loses most conversions compared with `medians`. Lost visitors convert at the rates of `all`,
 * the sums of every group. Null if no step with enough visitors is below its median.
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
