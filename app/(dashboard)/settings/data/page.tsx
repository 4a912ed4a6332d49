import { definePage } from '@/app/_server/define-page';
import { listMessages } from '@/features/inbox/list-messages';
import { listWork } from '@/features/inbox/list-work';
import { MessagesCard } from '@/features/inbox/screens/messages-card';
import { WorkCard } from '@/features/inbox/screens/work-card';
import { refreshOptions } from '@/features/refresh/client/refresh';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { HoldingsScreen } from '@/features/screens';
import { holdingsOptions } from '@/features/settings/client/settings';
import { BackupNote } from '@/features/settings/screens/backup-note';
import { log } from '@/lib/base/log';
import { listFamilies } from '@/lib/gateway/connections/list-connections';
import { findNewestBackup } from '@/lib/server/backup/backup-folder';

const page = definePage({
  title: ({ t }) => t('pages.data'),
  access: 'view',
  frame: null,
  async draw({ member, db, environment, language: { t }, prefetch, today, mayWrite }) {
    const { workspaceId } = member;
    const [holdings] = await Promise.all([prefetch(holdingsOptions()), prefetch(refreshOptions())]);
    if (holdings?.sources.every(({ windows }) => windows.total === 0)) {
      if (!(await listFamilies(db, workspaceId)).includes('seller'))
        return <KeyNeeded title={t('pages.data')} />;
    }
    const manages = mayWrite('manage');
    const newest = manages ? await findNewestBackup(environment.DATA_DIR).catch(tellUnread) : null;
    return (
      <>
        <HoldingsScreen manages={manages} today={today} />
        {manages ? <WorkCard work={await listWork(db, workspaceId)} /> : null}
        {manages ? <MessagesCard messages={await listMessages(db, workspaceId)} /> : null}
        {newest === null ? null : <BackupNote createdAt={newest?.createdAt.toISOString() ?? null} />}
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

/** The page has more than the note about backups. */
function tellUnread(error: unknown): null {
  log.error({ error }, 'the backups cannot be read');
  return null;
}
