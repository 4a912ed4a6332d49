import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageContext } from '@/app/_server/context';
import { definePage } from '@/app/_server/define-page';
import { brandOptions } from '@/features/brands/client/brands';
import { prefetchNotes } from '@/features/notes/client/prefetch-notes';
import { BrandScreen } from '@/features/screens';
import { readSearch } from '@/lib/base/address/search';
import { Failure } from '@/lib/base/failure';
import { trendOptions } from '@/lib/client/performance';
import { rangeSearch } from '@/lib/client/range-search';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';

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

const page = definePage({
  title: async ({ t }, id) => (await findBrand(id))?.name ?? t('pages.brand'),
  access: 'view',
  key: 'page',
  async draw({ client, prefetch, search, itemId, today }) {
    const [brand, range] = await Promise.all([
      findBrand(itemId),
      settlePageRange(readSearch(rangeSearch, search), today),
    ]);
    if (brand) client.setQueryData(brandOptions(itemId).queryKey, brand);
    await Promise.all([
      prefetch(trendOptions({ brands: [itemId] }, range)),
      prefetchNotes(prefetch, search, { filters: { brands: [itemId] }, range }),
    ]);
    return <BrandScreen id={itemId} today={today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
