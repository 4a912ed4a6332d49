import { defineFile } from '@/lib/csv/file-shape';
import { headings } from '@/lib/csv/headings';
import { creditLimits } from './credit-rule';

export const creditFile = defineFile({
  names: {
    month: headings.month,
    brand: headings.brand,
    currency: headings.currency,
    amount: ['credited', 'credit', 'gutschrift', '付与額', ...headings.amount],
    marketplace: headings.marketplace,
  },
  keys: ['month', 'amount'],
  optional: ['marketplace'],
  limit: creditLimits.lines,
});
