import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { listMessages } from '@/features/inbox/list-messages';
import { listWork } from '@/features/inbox/list-work';
import { MessagesCard } from '@/features/inbox/screens/messages-card';
import { WorkCard } from '@/features/inbox/screens/work-card';
import { refreshOptions } from '@/features/refresh/client/refresh';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { HoldingsScreen } from '@/features/screens';
import { holdingsOptions } from '@/features/settings/client/settings';
import { BackupNote } from '@/features/settings/screens/backup-note';
import { may } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { listFamilies } from '@/lib/gateway/connections/list-connections';
import { findNewestBackup } from '@/lib/server/backup/backup-folder';

export const generateMetadata = titled(({ t }) => t('pages.data'));

export default scoped(async function DataPage() {
  const { t } = await readLanguage();
  const context = await pageContext('view');
  const { member, db, environment } = context;
  const { workspaceId, role } = member;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  const [holdings] = await Promise.all([prefetch(holdingsOptions()), prefetch(refreshOptions())]);
  if (holdings?.sources.every(({ windows }) => windows.total === 0)) {
    if (!(await listFamilies(db, workspaceId)).includes('seller'))
      return <KeyNeeded title={t('pages.data')} />;
  }
  const manages = may(role, 'manage', 'write');
  const newest = manages ? await findNewestBackup(environment.DATA_DIR).catch(tellUnread) : null;
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <HoldingsScreen manages={manages} today={toDay(sharedNow())} />
      {manages ? <WorkCard work={await listWork(db, workspaceId)} /> : null}
      {manages ? <MessagesCard messages={await listMessages(db, workspaceId)} /> : null}
      {newest === null ? null : <BackupNote createdAt={newest?.createdAt.toISOString() ?? null} />}
    </HydrationBoundary>
  );
});

/** The page has more than the note about backups. */
function tellUnread(error: unknown): null {
  log.error({ error }, 'the backups cannot be read');
  return null;
}
