'use client';

import { useQuery } from '@tanstack/react-query';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { ShortList } from '@/components/layout/detail-screen/short-list';
import { FigureCell } from '@/components/table/figure-cell';
import { productKey } from '@/lib/catalog/product-key';
import { formatQuantity } from '@/lib/format/number';
import type { DayRange } from '@/lib/ledger/days';
import { productsOptions } from '@/lib/query/products';

export function BrandProducts({ id, range }: { id: string; range: DayRange }) {
  const query = useQuery(
    productsOptions({ ...range, api: 'v2', brands: [id], sort: 'sales', order: 'desc' }, 0, 8),
  );
  const { data } = query;
  return (
    <ShortList
      title="Products"
      description="By sales in this range"
      failure={toFailure(query)}
      rows={data?.rows.map(({ product, figures, reported }) => ({
        id: productKey(product.marketplace, product.primaryId),
        name: product.title,
        href: {
          pathname: '/products',
          query: { brands: id, product: productKey(product.marketplace, product.primaryId) },
        },
        detail: [
          product.marketplace,
          product.active ? null : 'inactive',
          product.inStock ? null : 'out of stock',
        ]
          .filter(Boolean)
          .join(' · '),
        figure: <FigureCell figures={figures} wrap metric="sales" reported={reported} />,
      }))}
      empty="This brand has no products."
      mark={data && data.performance.receipt.state !== 'complete' ? <PartialMark /> : null}
      all={
        data?.total
          ? {
              href: { pathname: '/products', query: { brands: id } },
              label: `All ${formatQuantity(data.total, 'product')}`,
            }
          : undefined
      }
    />
  );
}
