'use client';

import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Fact } from '@/components/ui/fact';
import type { Installation } from '@/features/installation/installation-shape';
import { useLanguage } from '@/lib/language/use-language';
import { FailedWork } from './failed-work';
import { JobBadges } from './job-badges';
import { MessageCounts } from './message-counts';

type Props = { installation: Installation };

/** Versions, space and the newest backup, and what waits over all workspaces. */
export function ServerCard({ installation }: Props) {
  const { t, format } = useLanguage();
  const { version, node, database, jobs, messages, work } = installation;
  const { kind, bytes } = database;
  return (
    <Card title={t('installation.server.title')}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
        <Fact term="Partnerdeck">{version}</Fact>
        <Fact term="Node.js">{node}</Fact>
        <Fact term={t('installation.server.database')}>
          {t('installation.server.kind', { kind, version: database.version })}
        </Fact>
        <Fact term={t('installation.server.migrations')}>
          <Migrations migrations={database.migrations} />
        </Fact>
        <Fact term={t(kind === 'citus' ? 'installation.server.coordinator' : 'installation.server.size')}>
          {format.bytes(bytes)}
        </Fact>
        <DiskFacts installation={installation} />
        <Fact term={t('installation.workspaces.messages')}>
          <MessageCounts messages={messages} />
        </Fact>
        <Fact term={t('installation.server.jobs')}>
          <JobBadges jobs={jobs} />
        </Fact>
      </dl>
      {work.length > 0 ? (
        <>
          <h3 className="mt-4 mb-1 text-sm font-semibold">{t('installation.work.title')}</h3>
          <ul className="grid gap-1 text-sm">
            {work.map((run) => (
              <li key={run.kind}>
                <FailedWork run={run} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}

function Migrations({ migrations }: { migrations: Installation['database']['migrations'] }) {
  const { t } = useLanguage();
  const { applied, pending } = migrations;
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-1">
      {t('installation.server.applied', { applied })}
      {pending > 0 ? <Badge tone="negative">{t('installation.server.pending', { pending })}</Badge> : null}
    </span>
  );
}

/** Of an embedded database. Those who run a Postgres look after its disk and backups. */
function DiskFacts({ installation: { database, disk, backupAt, unreadable } }: Props) {
  const { t, format } = useLanguage();
  if (database.kind !== 'pglite') return null;
  const muted = (chunks: React.ReactNode) => <span className="text-muted">{chunks}</span>;
  const failed = <Badge tone="negative">{t('installation.server.unreadable')}</Badge>;
  const used = disk && format.bytes(disk.used);
  return (
    <>
      <Fact term={t('installation.server.used')}>
        {disk && used ? (disk.complete ? used : t('installation.server.atLeast', { used })) : failed}
      </Fact>
      <Fact term={t('installation.server.free')}>
        {disk
          ? t.rich('installation.server.freeOf', {
              free: format.bytes(disk.free),
              total: format.bytes(disk.total),
              muted,
            })
          : failed}
      </Fact>
      <Fact term={t('installation.server.backup')}>
        {unreadable.includes('backups') ? (
          failed
        ) : backupAt === null ? (
          <Badge tone="warning">{t('installation.server.none')}</Badge>
        ) : (
          <Instant at={backupAt} />
        )}
      </Fact>
    </>
  );
}
