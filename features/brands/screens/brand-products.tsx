'use client';

import { useQuery } from '@tanstack/react-query';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { ShortList } from '@/components/layout/detail-screen/short-list';
import { FigureCell } from '@/components/table/figure-cell';
import { productsOptions } from '@/features/products/client/products';
import type { DayRange } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { useLanguage } from '@/lib/language/use-language';

export function BrandProducts({ id, range }: { id: string; range: DayRange }) {
  const { t } = useLanguage();
  const query = useQuery(
    productsOptions({ ...range, api: 'v2', brands: [id], sort: 'sales', order: 'desc' }, 0, 8),
  );
  const { data } = query;
  return (
    <ShortList
      title={t('pages.products')}
      description={t('brands.products.description')}
      failure={toFailure(query)}
      list={data?.list}
      rows={data?.rows.map(({ product, figures, reported }) => ({
        id: productKey(product.marketplace, product.primaryId),
        name: product.title,
        href: {
          pathname: '/products',
          query: { brands: id, product: productKey(product.marketplace, product.primaryId) },
        },
        detail: [
          product.marketplace,
          product.active === false && t('brands.products.inactive'),
          product.inStock === false && t('brands.products.outOfStock'),
        ]
          .filter(Boolean)
          .join(' · '),
        figure: (
          <FigureCell
            figures={figures.filter(({ currency }) => currency === data.currency)}
            metric="sales"
            reported={reported}
          />
        ),
      }))}
      empty={t('brands.products.none')}
      mark={data && !data.basis.complete ? <PartialMark /> : null}
      all={
        data?.total
          ? {
              href: { pathname: '/products', query: { brands: id } },
              label: t('brands.products.all', { count: data.total }),
            }
          : undefined
      }
    />
  );
}
