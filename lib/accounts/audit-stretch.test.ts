import { expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { recordAudit } from './audit';
import { parseAuditCursor } from './audit-cursor';
import { readAuditStretch } from './audit-stretch';
import { makeMember } from './testing/people';

eachDatabase('the audit, read whole', (database) => {
  it('comes stretch by stretch, each line once, and says how many are left', async () => {
    const { db } = database();
    const { userId, workspaceId } = await makeMember(db);
    const stranger = await makeMember(db);
    const note = (subject: string) =>
      recordAudit(db, { workspaceId, userId, action: 'data.exported', subject });
    for (let at = 0; at < 5; at++) await note(`${at}.csv`);
    const { left: total } = await readAuditStretch(db, workspaceId, { limit: 1 });
    const subjects: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const stretch = await readAuditStretch(db, workspaceId, { after: parseAuditCursor(after), limit: 2 });
      expect(stretch.left).toBe(total - subjects.length);
      subjects.push(...stretch.lines.map(({ subject }) => subject));
      after = stretch.last;
    }
    expect(subjects).toHaveLength(total);
    expect(subjects.filter((subject) => subject.endsWith('.csv')).sort()).toEqual(
      Array.from({ length: 5 }, (_, at) => `${at}.csv`),
    );
    const theirs = await readAuditStretch(db, stranger.workspaceId, { limit: 100 });
    expect(theirs.lines.filter(({ subject }) => subject.endsWith('.csv'))).toEqual([]);
  });
});
