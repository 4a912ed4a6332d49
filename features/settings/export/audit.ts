import { z } from 'zod';
import { describeAction, nameActor } from '@/lib/access/describe-action';
import { type AuditLine, countAudit, listAudit } from '@/lib/access/list-audit';
import { english } from '@/lib/language/english';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import { perPage } from '@/lib/pages/walk-pages';
import type { Db } from '@/lib/server/db/database';
import { type Column, column } from '@/lib/server/files/column';

const columns: Column<AuditLine>[] = [
  column.instant('at', 'Time (UTC)', ({ at }) => at.toISOString()),
  column.text('action', 'Action', ({ action }) => describeAction(english.t, action)),
  column.text('code', 'Action code', ({ action }) => action),
  column.text('target', 'Target', ({ subject }) => subject),
  column.text('person', 'Person', (line) => nameActor(english.t, line)),
];

/** New entries are only added at the front, so a walk neither misses nor repeats one. */
async function* walkAudit(db: Db, workspaceId: string, total: number) {
  let after: AuditLine | undefined;
  for (let left = total; left > 0; ) {
    const lines = await listAudit(db, workspaceId, { after, limit: Math.min(left, perPage) });
    after = lines.at(-1);
    if (!after) return;
    left -= lines.length;
    yield lines;
  }
}

/** All entries of the workspace's audit, newest first. */
export const exportAudit = defineList({
  allow: 'view',
  scope: 'settings:read',
  query: z.object({}),
  columns: () => columns,
  filters: () => ({}),
  toLines: (line: AuditLine) => [line],
  open: async ({ db, member: { workspaceId } }) => {
    const total = await countAudit(db, workspaceId);
    return { total, pages: walkAudit(db, workspaceId, total), caption: captionOfRecords() };
  },
});
