import { DeltaMark } from '@/components/feedback/delta-mark';
import { PartialMark } from '@/components/feedback/partial-mark';
import { Card } from '@/components/ui/card';
import { NearLink } from '@/components/ui/near-link';
import type { TopKind, TopRow } from '@/features/overview/overview-shape';
import { useLanguage } from '@/lib/language/use-language';
import { compareValues } from '@/lib/pages/figure';
import { nameGroup } from '@/lib/pages/group-names';

const dimensions = { products: 'product', creators: 'creator', brands: 'brand' } as const;

type Props = {
  kind: TopKind;
  rows: readonly TopRow[];
  /** The link of a row, to its rows in the explorer. */
  hrefOf: (key: string) => string;
  allHref: string;
  /** The same groups, by the largest fall. */
  fallsHref: string;
  partial: boolean;
  against: string;
};

/** The top rows by sales. The bar of each is its share of the first. */
export function TopCard({ kind, rows, hrefOf, allHref, fallsHref, partial, against }: Props) {
  const { t, format } = useLanguage();
  const most = Math.max(...rows.map(({ sales }) => Number(sales.now)), 0);
  return (
    <Card
      title={t(`overview.tops.${kind}.title`)}
      description={t('overview.tops.bySales')}
      actions={
        <>
          {partial ? <PartialMark /> : null}
          <NearLink
            href={{ pathname: '/reports', query: fallsHref }}
            className="reach text-xs text-accent hover:underline"
          >
            {t('layout.largestFalls')}
            <span className="sr-only"> ({t(`dimensions.${dimensions[kind]}.plural`)})</span>
          </NearLink>
          <NearLink
            href={{ pathname: '/reports', query: allHref }}
            className="reach -mx-4 px-4 text-xs text-accent hover:underline"
          >
            {t.rich(`overview.tops.${kind}.all`, {
              hidden: (words) => <span className="sr-only">{words}</span>,
            })}
          </NearLink>
        </>
      }
      flush
    >
      <ol className="pb-2">
        {rows.map((row, place) => {
          const delta = compareValues(format, row.sales.counted, row.sales.before, 'sales');
          const share = most > 0 ? Math.max(0, Number(row.sales.now)) / most : 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: other rows take the places while figures arrive, and nothing moves
            <li key={place}>
              <NearLink
                href={{ pathname: '/reports', query: hrefOf(row.key) }}
                className="relative flex min-h-13 items-center justify-between gap-3 px-4 py-1.5 text-sm hover:bg-fill focus-visible:-outline-offset-2"
              >
                <span className="min-w-0">
                  <span className="line-clamp-2">{nameGroup(t, dimensions[kind], row)}</span>
                  <span className="tabular block truncate text-xs text-muted">
                    {t('overview.tops.counts', { clicks: row.clicks, conversions: row.conversions })}
                  </span>
                </span>
                <span className="shrink-0 text-right">
                  <span className="tabular flex items-center justify-end gap-1.5">
                    {format.money(row.sales.now, row.currency)}
                  </span>
                  {delta ? <DeltaMark delta={delta} against={against} /> : null}
                </span>
                <span
                  aria-hidden="true"
                  className="drawn absolute bottom-0 left-4 h-0.5 rounded-full bg-chart-1 opacity-40"
                  style={{ width: `calc((100% - 32px) * ${share})` }}
                />
              </NearLink>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
