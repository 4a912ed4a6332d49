import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageContext } from '@/app/_server/context';
import { definePage } from '@/app/_server/define-page';
import { creatorOptions } from '@/features/creators/client/creators';
import { readCreator } from '@/features/creators/read-creator';
import { prefetchNotes } from '@/features/notes/client/prefetch-notes';
import { CreatorScreen } from '@/features/screens';
import { readSearch } from '@/lib/base/address/search';
import { Failure } from '@/lib/base/failure';
import { trendOptions } from '@/lib/client/performance';
import { rangeSearch } from '@/lib/client/range-search';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';

/** Undefined if the API could not be reached. The browser retries and shows the reason. */
const findCreator = cache(async (id: string) => {
  const context = await pageContext('view');
  try {
    return await readCreator(context, id);
  } catch (error) {
    if (error instanceof Failure && (error.code === 'not_found' || error.code === 'invalid_input'))
      notFound();
    if (error instanceof Failure) return undefined;
    throw error;
  }
});

const page = definePage({
  title: async ({ t }, id) => (await findCreator(id))?.creator.name ?? t('pages.creator'),
  access: 'view',
  key: 'page',
  async draw({ client, prefetch, search, itemId, today }) {
    const [profile, range] = await Promise.all([
      findCreator(itemId),
      settlePageRange(readSearch(rangeSearch, search), today),
    ]);
    if (profile) client.setQueryData(creatorOptions(itemId).queryKey, profile);
    await Promise.all([
      prefetch(trendOptions({ creators: [itemId] }, range)),
      prefetchNotes(prefetch, search, { filters: { creators: [itemId] }, range }),
    ]);
    return <CreatorScreen id={itemId} today={today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
