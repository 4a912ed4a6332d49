import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { redirect } from 'next/navigation';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { recentOptions, suggestionsOptions } from '@/features/links/client/links';
import { MissingKey } from '@/features/links/screens/missing-key';
import { readPrefill } from '@/features/links/screens/prefill';
import { LinkMaker, RecentLinks } from '@/features/screens';
import { may } from '@/lib/access/member';
import { getQueryClient } from '@/lib/client/client';
import { listFamilies } from '@/lib/gateway/connections/list-connections';

export const generateMetadata = titled(({ t }) => t('pages.links'));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default scoped(async function LinksPage({ searchParams }: Props) {
  const context = await pageContext('links');
  const { member, db } = context;
  if (!may(member.role, 'links', 'write')) redirect('/links/history');
  const { t } = await readLanguage();
  const families = await listFamilies(db, member.workspaceId);
  if (!families.includes('creator'))
    return <MissingKey title={t('links.newLink')} need="creator" manages={may(member.role, 'manage')} />;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(recentOptions()), prefetch(suggestionsOptions())]);
  return (
    <>
      <PageHeader tabbed title={t('links.newLink')} description={t('links.newLinkHint')} />
      <HydrationBoundary state={dehydrate(client)}>
        <LinkMaker initial={readPrefill(await searchParams)} aside={<RecentLinks />} />
      </HydrationBoundary>
    </>
  );
});
