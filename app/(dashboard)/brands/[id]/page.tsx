import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageContext } from '@/app/_server/context';
import { readLanguage } from '@/app/_server/language';
import { readPageId } from '@/app/_server/page-id';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { brandOptions } from '@/features/brands/client/brands';
import { prefetchNotes } from '@/features/notes/client/prefetch-notes';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { BrandScreen } from '@/features/screens';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { getQueryClient } from '@/lib/client/client';
import { trendOptions } from '@/lib/client/performance';
import { rangeSearch } from '@/lib/client/range-search';
import { toDay } from '@/lib/data/terms/days';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

/** Undefined if the API could not be reached. The browser retries and shows the reason. */
const findBrand = cache(async (id: string) => {
  const { call } = await pageContext('view');
  try {
    return await call('getBrand', { params: { brand_id: id } });
  } catch (error) {
    if (error instanceof Failure && (error.code === 'not_found' || error.code === 'invalid_input'))
      notFound();
    if (error instanceof Failure) return undefined;
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = await readPageId(params);
  return { title: (await findBrand(id))?.name ?? (await readLanguage()).t('pages.brand') };
}

export default scoped(async function BrandPage({ params, searchParams }: Props) {
  const context = await pageContext('view');
  const [id, query, language] = await Promise.all([readPageId(params), searchParams, readLanguage()]);
  if (!(await hasSellerKey(context.db, context.member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={language.t('pages.brand')} />
      </Page>
    );
  }
  const search = readSearch(rangeSearch, query);
  const brand = await findBrand(id);
  const today = toDay(sharedNow());
  const range = await settlePageRange(search, today);
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  if (brand) client.setQueryData(brandOptions(id).queryKey, brand);
  await Promise.all([
    prefetch(trendOptions({ brands: [id] }, range)),
    prefetchNotes(prefetch, query, { filters: { brands: [id] }, range }),
  ]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <BrandScreen id={id} today={today} />
      </Page>
    </HydrationBoundary>
  );
});
