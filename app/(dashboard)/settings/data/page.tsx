import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { requireMember } from '@/app/_server/session';
import { BackupNote } from '@/components/holdings/backup-note';
import { KeyNeeded } from '@/components/reports/key-needed';
import { HoldingsScreen } from '@/components/screens';
import { may } from '@/lib/accounts/member';
import { findNewestBackup } from '@/lib/backup/backup-folder';
import { listFamilies } from '@/lib/connections/list-connections';
import { toDay } from '@/lib/ledger/days';
import { listHoldings } from '@/lib/ledger/holdings';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { getQueryClient } from '@/lib/query/client';
import { holdingsOptions } from '@/lib/query/ledger';
import { getRuntime } from '@/lib/runtime';

export const metadata: Metadata = { title: 'Data' };

export default async function DataPage() {
  const { workspaceId, role } = await requireMember('view');
  const now = new Date();
  const client = getQueryClient();
  await client.prefetchQuery({
    ...holdingsOptions(),
    queryFn: async () => listHoldings(await ledgerOf(workspaceId)),
  });
  const held = client.getQueryData(holdingsOptions().queryKey);
  if (held?.sources.every(({ windows }) => windows.total === 0)) {
    const { db } = await getRuntime();
    if (!(await listFamilies(db, workspaceId)).includes('seller')) return <KeyNeeded title="Data" />;
  }
  const manages = may(role, 'manage', 'write');
  const { environment } = await getRuntime();
  const newest = manages ? await findNewestBackup(environment.DATA_DIR) : undefined;
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <HoldingsScreen manages={manages} today={toDay(now)} now={now.toISOString()} />
      {manages ? <BackupNote createdAt={newest?.createdAt.toISOString() ?? null} /> : null}
    </HydrationBoundary>
  );
}
