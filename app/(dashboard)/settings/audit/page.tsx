import { definePage } from '@/app/_server/define-page';
import { ListExport } from '@/components/export/list-export';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { AuditTable } from '@/features/settings/screens/audit-table';
import { formatAuditCursor, parseAuditCursor } from '@/lib/access/audit-cursor';
import { listAudit } from '@/lib/access/list-audit';

const pageSize = 100;

const page = definePage({
  title: ({ t }) => t('pages.audit'),
  access: 'view',
  frame: null,
  async draw({ db, member, language: { t }, search }) {
    const after = parseAuditCursor(search.after);
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
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
