import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { redirect } from 'next/navigation';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { batchesOptions } from '@/features/links/client/link-batches';
import { MissingKey } from '@/features/links/screens/missing-key';
import { BatchEditor, BatchList } from '@/features/screens';
import { may } from '@/lib/access/member';
import { getQueryClient } from '@/lib/client/client';
import { listFamilies } from '@/lib/gateway/connections/list-connections';

export const generateMetadata = titled(({ t }) => t('pages.batches'));

type Props = { searchParams: Promise<{ products?: string | string[] }> };

export default scoped(async function BatchPage({ searchParams }: Props) {
  const context = await pageContext('links');
  const { member, db } = context;
  if (!may(member.role, 'links', 'write')) redirect('/links/history');
  const { t } = await readLanguage();
  const families = await listFamilies(db, member.workspaceId);
  if (!families.includes('creator'))
    return <MissingKey title={t('pages.batches')} need="creator" manages={may(member.role, 'manage')} />;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await prefetch(batchesOptions());
  const { products } = await searchParams;
  return (
    <>
      <PageHeader tabbed title={t('pages.batches')} description={t('batches.pageHint')} />
      <HydrationBoundary state={dehydrate(client)}>
        <BatchEditor products={typeof products === 'string' ? products : undefined} />
        <BatchList />
      </HydrationBoundary>
    </>
  );
});
