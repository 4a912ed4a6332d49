import type { Figures } from '@/lib/data/terms/metrics';

/** Figures for tests, zero except for the given ones. */
export function sampleFigures(given: Partial<Figures> = {}): Figures {
  return {
    sales: '0.00',
    commission: '0.00',
    bonus: '0.00',
    clicks: 0,
    conversions: 0,
    detailPageViews: 0,
    addToCarts: 0,
    conversionRate: null,
    cartRate: null,
    epc: null,
    aov: null,
    commissionRate: null,
    costPerConversion: null,
    provisional: { any: false, sales: 0, commission: 0, clicks: 0 },
    ...given,
  };
}
