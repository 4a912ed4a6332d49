import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { liveAddressesOptions, tokensOptions } from '@/features/grants/client/grants';
import { LiveAddresses, Tokens } from '@/features/grants/screens/grants';
import { scopesOf } from '@/lib/access/scopes';
import { getQueryClient } from '@/lib/client/client';

export const generateMetadata = titled(({ t }) => t('pages.tokens'));

export default scoped(async function TokensPage() {
  const { t } = await readLanguage();
  const context = await pageContext();
  const { member } = context;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(tokensOptions()), prefetch(liveAddressesOptions())]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PageHeader
        tabbed
        title={t('pages.tokens')}
        description={t('tokens.description', { workspace: member.workspaceName })}
      />
      <Tokens scopes={scopesOf(member)} />
      <LiveAddresses />
    </HydrationBoundary>
  );
});
