import { MarkedText } from '@/components/feedback/marked-text';
import type { DataColumn } from '@/components/table/column';
import { rowName } from '@/components/table/row-name';
import type { EarningLink } from '@/features/earnings/earnings-shape';
import type { Figures } from '@/lib/data/terms/metrics';
import type { Language } from '@/lib/language/language';
import type { Translate } from '@/lib/language/translate';
import { formatFigure, toNumber } from '@/lib/pages/figure';

const shown = ['sales', 'commission', 'clicks', 'conversionRate', 'conversions', 'epc'] as const;
const optional: readonly string[] = ['conversions', 'epc'];

const productOf = ({ product, link }: EarningLink) => product ?? link;
const subidsOf = ({ subid1, subid2 }: EarningLink) =>
  [subid1, subid2].filter((subid) => subid !== null).join(' · ') || null;

/** Columns for links and their earnings in one currency. */
export function earningsColumns(
  { t, format }: Language,
  currency: string | null,
  total: Figures | undefined,
): DataColumn<EarningLink>[] {
  return [
    {
      id: 'product',
      header: t('links.product'),
      width: 280,
      hideable: false,
      file: ['product'],
      value: productOf,
      cell: (row) => <span className={rowName}>{productOf(row)}</span>,
      footer: t('earnings.total'),
    },
    {
      id: 'subid',
      header: t('earnings.subid'),
      description: t('earnings.subidHint'),
      width: 180,
      file: ['subid1', 'subid2'],
      value: subidsOf,
      cell: (row) => <span className="truncate text-muted">{subidsOf(row) ?? '–'}</span>,
    },
    ...shown.map(
      (metric): DataColumn<EarningLink> => ({
        id: metric,
        header: t(`metrics.${metric}.label`),
        description: describeMetric(t, metric),
        align: 'end',
        width: 144,
        optional: optional.includes(metric),
        value: ({ figures }) => toNumber(figures, metric),
        // The header of the page says which days may change.
        cell: ({ figures }) => (
          <MarkedText mark={null}>{formatFigure(format, figures, metric, currency)}</MarkedText>
        ),
        footer: total ? formatFigure(format, total, metric, currency) : null,
      }),
    ),
    {
      id: 'link',
      header: t('links.linkId'),
      width: 140,
      optional: true,
      value: ({ link }) => link,
      cell: ({ link }) => <span className="truncate font-mono text-xs">{link}</span>,
    },
  ];
}

/** The metric's label for creators. */
function describeMetric(t: Translate, metric: (typeof shown)[number]): string {
  const own = metric === 'sales' || metric === 'commission' || metric === 'clicks';
  return own ? t(`earnings.meanings.${metric}`) : t(`metrics.${metric}.meaning`);
}
