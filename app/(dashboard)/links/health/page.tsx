import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import {
  linkChangesOptions,
  linkHealthOptions,
  linkHealthSearch,
  toLinkHealthInput,
} from '@/features/link-health/client/link-health';
import { clicksOptions } from '@/features/links/client/links';
import { MissingKey } from '@/features/links/screens/missing-key';
import { LinkHealthScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { may } from '@/lib/access/member';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { getQueryClient } from '@/lib/client/client';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.linkHealth'));

export default scoped(async function LinkHealthPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const context = await pageContext('links');
  const { workspaceId, role } = context.member;
  if (!(await hasSellerKey(context.db, workspaceId))) {
    const { t } = await readLanguage();
    return <MissingKey title={t('pages.linkHealth')} need="health" manages={may(role, 'manage')} />;
  }
  const input = toLinkHealthInput(readSearch(linkHealthSearch, await searchParams));
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([
    prefetch(linkHealthOptions(input)),
    prefetch(linkChangesOptions(input)),
    prefetch(clicksOptions([])),
    ...(may(role, 'view') ? [prefetch(viewsOptions('/links/health'))] : []),
  ]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <LinkHealthScreen makes={may(role, 'links', 'write')} ownOnly={role === 'creator'} />
    </HydrationBoundary>
  );
});
