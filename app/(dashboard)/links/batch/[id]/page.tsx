import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { pageContext } from '@/app/_server/context';
import { titled } from '@/app/_server/language';
import { readPageId } from '@/app/_server/page-id';
import { scoped } from '@/app/_server/scoped';
import { batchOptions } from '@/features/links/client/link-batches';
import { readBatch } from '@/features/links/read-batch';
import { scopeOf } from '@/features/links/scope';
import { BatchView } from '@/features/screens';
import { may } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import { getQueryClient } from '@/lib/client/client';
import { isUuid } from '@/lib/contract/uuid';

export const generateMetadata = titled(({ t }) => t('pages.batch'));

type Props = { params: Promise<{ id: string }> };

export default scoped(async function BatchProgressPage({ params }: Props) {
  const { member, db } = await pageContext('links');
  const id = await readPageId(params);
  if (!isUuid(id)) notFound();
  const batch = await readBatch(db, scopeOf(member), id).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not_found') notFound();
    throw error;
  });
  const client = getQueryClient();
  client.setQueryData(batchOptions(id).queryKey, batch);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <BatchView id={id} canChange={may(member.role, 'links', 'write')} />
    </HydrationBoundary>
  );
});
