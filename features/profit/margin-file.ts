import { defineFile } from '@/lib/csv/file-shape';
import { headings } from '@/lib/csv/headings';
import { marginLimits } from './margin-rule';

export const marginFile = defineFile({
  names: {
    kind: headings.kind,
    subject: [
      ...headings.subject,
      ...['name', 'bezeichnung', '名前', 'asin', 'productid', 'produktid', 'brandid', 'markenid'],
      ...['商品id', 'ブランドid'],
    ],
    from: headings.day,
    percent: headings.percent,
  },
  keys: ['kind'],
  limit: marginLimits.lines,
});
