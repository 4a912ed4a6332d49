import { definePage } from '@/app/_server/define-page';
import {
  linkChangesOptions,
  linkHealthOptions,
  linkHealthSearch,
  toLinkHealthInput,
} from '@/features/link-health/client/link-health';
import { clicksOptions } from '@/features/links/client/links';
import { LinkHealthScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch } from '@/lib/base/address/search';

const page = definePage({
  title: ({ t }) => t('pages.linkHealth'),
  access: 'links',
  key: 'health',
  frame: null,
  async draw({ member, prefetch, search, mayWrite }) {
    const input = toLinkHealthInput(readSearch(linkHealthSearch, search));
    await Promise.all([
      prefetch(linkHealthOptions(input)),
      prefetch(linkChangesOptions(input)),
      prefetch(clicksOptions([])),
      prefetch(viewsOptions('/links/health')),
    ]);
    return <LinkHealthScreen makes={mayWrite('links')} ownOnly={member.role === 'creator'} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
