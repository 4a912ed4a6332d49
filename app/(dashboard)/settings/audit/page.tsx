import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { ListExport } from '@/components/export/list-export';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { AuditTable } from '@/features/settings/screens/audit-table';
import { formatAuditCursor, parseAuditCursor } from '@/lib/access/audit-cursor';
import { listAudit } from '@/lib/access/list-audit';

export const generateMetadata = titled(({ t }) => t('pages.audit'));

const pageSize = 100;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default scoped(async function AuditPage({ searchParams }: Props) {
  const { t } = await readLanguage();
  const { member, db } = await pageContext('view');
  const after = parseAuditCursor((await searchParams).after);
  const lines = await listAudit(db, member.workspaceId, { after, limit: pageSize + 1 });
  const shown = lines.slice(0, pageSize);
  const last = lines.length > pageSize ? shown.at(-1) : undefined;
  return (
    <>
      <PageHeader
        tabbed
        title={t('pages.audit')}
        description={t('audit.description', { workspace: member.workspaceName })}
        actions={<ListExport list="audit" />}
      />
      <Card flush>
        <AuditTable lines={shown.map((line) => ({ ...line, at: line.at.toISOString() }))} />
      </Card>
      <div className="flex gap-2">
        {after ? <ButtonLink href="/settings/audit">{t('audit.newest')}</ButtonLink> : null}
        {last ? (
          <ButtonLink href={{ pathname: '/settings/audit', query: { after: formatAuditCursor(last) } }}>
            {t('audit.older')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
});
