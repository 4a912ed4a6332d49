import type { Language } from '@/lib/language/language';
import type { WeakestStep } from './funnel-shape';

/** Compared with the median: "Add to cart 51.2% less often: about 214 lost carts" */
export function describeWeakest({ t, format }: Language, { step, rate, median, lost }: WeakestStep): string {
  return t(`reports.weakest.${step}`, { share: format.rate(1 - rate / median), lost: Math.round(lost) });
}
