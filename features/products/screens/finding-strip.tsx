'use client';

import { useQuery } from '@tanstack/react-query';
import { PartialMark } from '@/components/feedback/partial-mark';
import { Skeleton } from '@/components/ui/skeleton';
import { findingsOptions } from '@/features/products/client/products';
import { type FindingName, findingNames, wastesClicks } from '@/features/products/findings';
import { cn } from '@/lib/base/class-names';
import type { DayRange } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';

type Finding = { name: FindingName };
const byName = (a: Finding, b: Finding) => findingNames.indexOf(a.name) - findingNames.indexOf(b.name);

type Props = {
  range: DayRange;
  currency: string | null;
  current: FindingName | null;
  onChoose: (finding: FindingName | null) => void;
};

/** The findings of the catalog. Each sets the filter for its rows, and keeps its place while figures arrive. */
export function FindingStrip({ range, currency, current, onChoose }: Props) {
  const { t, format } = useLanguage();
  const { data, isPending } = useQuery(findingsOptions(range, currency));
  if (isPending) return <Skeleton className="h-29 w-full max-sm:h-39 xl:h-13.5" />;
  if (!data) return null;
  const { receipt } = data.performance;
  const partial = !data.basis.complete || data.list.refreshing;
  const unknown = receipt.state === 'empty';
  return (
    <section
      aria-label={t('products.findings.title')}
      className="grid grid-cols-2 gap-2 xl:grid-cols-4"
      data-print="hide"
    >
      {data.findings.toSorted(byName).map(({ name, products, clicks }) => {
        const on = current === name;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={on}
            title={t(`products.findings.${name}.meaning`)}
            disabled={(products === 0 || unknown) && !on}
            onClick={() => onChoose(on ? null : name)}
            className={cn(
              'flex min-w-0 items-baseline justify-between gap-3 rounded border bg-surface px-3 py-2 text-left shadow-raised transition-colors max-sm:min-h-18.5',
              on ? 'border-accent' : 'border-border',
              products > 0 ? 'hover:bg-fill' : 'opacity-70',
            )}
          >
            <span className="min-w-0">
              <span className="flex min-w-0 items-center gap-x-2 text-sm font-medium">
                <span className="truncate max-sm:whitespace-normal">
                  {t(`products.findings.${name}.title`)}
                </span>
                {partial && !unknown ? <PartialMark /> : null}
              </span>
              <span className="block truncate text-xs text-muted">
                {unknown
                  ? t('products.findings.unknown')
                  : clicks > 0
                    ? t(`products.findings.${wastesClicks(name) ? 'wasted' : 'clicks'}`, { count: clicks })
                    : t(`products.findings.${products === 0 ? 'none' : 'noClicks'}`)}
              </span>
            </span>
            <span className={cn('tabular shrink-0 text-lg font-semibold', products === 0 && 'text-muted')}>
              {unknown ? '–' : format.count(products)}
            </span>
          </button>
        );
      })}
    </section>
  );
}
