import { eq, isNotNull, sql } from 'drizzle-orm';
import { hasFactor } from '@/lib/access/has-factor';
import type { Member } from '@/lib/access/member';
import { listMemberships } from '@/lib/access/workspaces';
import type { Workspace } from '@/lib/data/store/workspace';
import { startOfWeek, toDay } from '@/lib/data/terms/days';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import type { Db } from '@/lib/server/db/database';
import { memberships, users } from '@/lib/server/identity/schema';
import { addMessages } from '@/lib/server/outbox/add-message';
import { byMail, type MailParts } from '@/lib/server/outbox/by-mail';
import type { MessageKind } from '@/lib/server/outbox/sender';
import { readWorkspaces } from './read-workspaces';
import { writeWeek } from './write-week';

export const weekMailKind = 'week';

/** With one workspace, there is nothing beside it. */
const fewestWorkspaces = 2;
const monday = 1;

/** Stores a mail for each person who wants one and has several workspaces, once a week. */
export async function tellWeek(db: Db, now: Date): Promise<void> {
  const week = startOfWeek(toDay(now), monday);
  const readers = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(isNotNull(users.weeklyMail))
    .groupBy(users.id)
    .having(sql`count(*) >= ${fewestWorkspaces}`);
  await addMessages(
    db,
    readers.map(({ id }) => ({
      kind: weekMailKind,
      transport: 'mail' as const,
      workspaceId: null,
      api: null,
      destination: id,
      once: `week ${week} ${id}`,
      createdAt: now,
    })),
  );
}

type Parts = MailParts & { workspaceOf: (member: Member, language: Language) => Workspace };

/** Mails with all workspaces of a person, as their roles show them now. */
export const weekMails = ({ workspaceOf, ...parts }: Parts): MessageKind => ({
  atOnce: 1,
  isReady: parts.mailer.isReady,
  make: async ({ message: { destination: userId } }) => {
    const { db, site } = parts;
    const [reader] = await db.select().from(users).where(eq(users.id, userId));
    if (!reader?.weeklyMail) return 'stopped';
    const language = findLanguage(reader.weeklyMail);
    const factor = await hasFactor(db, userId);
    const own = await listMemberships(db, { userId, hasFactor: factor });
    const [here] = own;
    if (!here || own.length < fewestWorkspaces) return 'stopped';
    const answer = await readWorkspaces(workspaceOf(here, language), {
      hasFactor: factor,
      signal: new AbortController().signal,
      open: (member) => workspaceOf(member, language),
    });
    return byMail(parts, reader.email, writeWeek(language, answer, `${site}/workspaces`));
  },
});
