import { ActivityBadge } from '@/components/feedback/activity-badge';
import { RangeLink } from '@/components/layout/range-link';
import { FigureCell } from '@/components/table/figure-cell';
import type { BrandRow } from '@/features/brands/brand-shape';
import { useLanguage } from '@/lib/language/use-language';
import { BrandImage } from './brand-image';

export function BrandCards({ rows, currency }: { rows: readonly BrandRow[]; currency: string | null }) {
  const { t } = useLanguage();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
      {rows.map(({ brand, figures }) => (
        <li key={brand.id} className="min-w-0">
          <RangeLink
            href={{ pathname: `/brands/${brand.id}` }}
            className="flex h-full flex-col gap-3 rounded border border-border bg-surface p-4 shadow-raised transition-colors hover:border-edge"
          >
            <span className="flex items-center gap-3">
              <BrandImage src={brand.image} className="size-10" />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 text-base font-semibold">{brand.name}</span>
                <span className="block truncate text-xs text-muted">{brand.marketplace}</span>
              </span>
              <ActivityBadge active={brand.active} />
            </span>
            <span className="line-clamp-2 text-sm text-muted">{brand.bio}</span>
            <span className="mt-auto grid grid-cols-2 gap-x-4 gap-y-2 border-t border-border pt-3 text-sm">
              {(['sales', 'commission', 'clicks', 'conversions'] as const).map((metric) => (
                <span key={metric} className="min-w-0">
                  <span className="block text-xs text-muted">{t(`metrics.${metric}.label`)}</span>
                  <FigureCell
                    figures={figures.filter((entry) => entry.currency === currency)}
                    metric={metric}
                  />
                </span>
              ))}
            </span>
          </RangeLink>
        </li>
      ))}
    </ul>
  );
}
