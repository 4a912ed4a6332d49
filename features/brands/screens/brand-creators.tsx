'use client';

import { useQuery } from '@tanstack/react-query';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { ShortList } from '@/components/layout/detail-screen/short-list';
import { FigureCell } from '@/components/table/figure-cell';
import { creatorsOptions } from '@/features/creators/client/creators';
import type { DayRange } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';

/** The brand's partners, with sales in the currency that orders them. Their figures cover every brand they sell. */
export function BrandCreators({ id, range }: { id: string; range: DayRange }) {
  const { t } = useLanguage();
  const query = useQuery(creatorsOptions({ ...range, brands: [id], sort: 'sales', order: 'desc' }, 0, 8));
  const { data } = query;
  return (
    <ShortList
      title={t('brands.creators.title')}
      description={t('brands.creators.description')}
      failure={toFailure(query)}
      list={data?.list}
      rows={data?.rows.map(({ creator, figures }) => ({
        id: creator.id,
        name: creator.name,
        href: { pathname: `/creators/${creator.id}` },
        detail: creator.email,
        figure: (
          <FigureCell figures={figures.filter(({ currency }) => currency === data.currency)} metric="sales" />
        ),
      }))}
      empty={t('brands.creators.none')}
      mark={data && !data.basis.complete ? <PartialMark /> : null}
      all={
        data && data.total > 0
          ? {
              href: { pathname: '/creators', query: { brands: id } },
              label: t('brands.creators.all', { count: data.total }),
            }
          : undefined
      }
    />
  );
}
