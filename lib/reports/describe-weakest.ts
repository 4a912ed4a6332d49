import { formatQuantity, formatRate } from '@/lib/format/number';
import type { FunnelStep, WeakestStep } from '@/lib/ledger/answers/funnel-shape';

const words: Record<FunnelStep, { act: string; lost: string }> = {
  view: { act: 'View the page', lost: 'page view' },
  cart: { act: 'Add to cart', lost: 'cart' },
  purchase: { act: 'Buy', lost: 'conversion' },
};

/** Against the median: "Add to cart 51.2% less often: about 214 lost carts" */
export function describeWeakest({ step, rate, median, lost }: WeakestStep): string {
  const { act, lost: noun } = words[step];
  return `${act} ${formatRate(1 - rate / median)} less often: about ${formatQuantity(lost, `lost ${noun}`)}`;
}
