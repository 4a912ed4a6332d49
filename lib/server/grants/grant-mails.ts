import { and, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import { findLanguage } from '@/lib/language/find-language';
import type { Db } from '@/lib/server/db/database';
import { users, workspaces } from '@/lib/server/identity/schema';
import { type GrantEvent, writeGrantMail } from '@/lib/server/mail/mails';
import { addMessages } from '@/lib/server/outbox/add-message';
import { byMail, type MailParts } from '@/lib/server/outbox/by-mail';
import { messages } from '@/lib/server/outbox/schema';
import type { MessageKind } from '@/lib/server/outbox/sender';
import type { GrantKind } from './grant-kinds';
import { grants } from './schema';

export const grantMailKind = 'grant';

/** How long before its end a member is told. Grants that live no longer than this are not mentioned again. */
const weekMs = 7 * 86_400_000;
/** Endings that are stored by one statement. */
const atOnce = 500;

type Told = Pick<typeof grants.$inferSelect, 'id' | 'workspaceId' | 'userId'>;

const toMessage = ({ id, workspaceId, userId }: Told, event: GrantEvent, createdAt: Date) => ({
  kind: grantMailKind,
  transport: 'mail' as const,
  workspaceId,
  api: null,
  destination: userId,
  subjectId: id,
  once: `grant-${event} ${id}`,
  details: { event },
  createdAt,
});

/** Stores the mail to the member who made a grant. It has no secret. */
export async function tellMade(tx: Db, grant: Told, now: Date): Promise<void> {
  await addMessages(tx, [toMessage(grant, 'made', now)]);
}

/** Stores a mail for each grant that ends within a week, once. */
export async function tellEndings(db: Db, now: Date): Promise<void> {
  const { id, workspaceId, userId, createdAt, expiresAt, revokedAt } = grants;
  const told = db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.once, sql`'grant-ending ' || ${id}`));
  for (;;) {
    const ending = await db
      .select({ id, workspaceId, userId, expiresAt })
      .from(grants)
      .innerJoin(workspaces, eq(workspaces.id, workspaceId))
      .where(
        and(
          ...[isNull(revokedAt), gt(expiresAt, now), lte(expiresAt, new Date(now.getTime() + weekMs))],
          sql`${expiresAt} - ${createdAt} > interval '7 days'`,
          ...[eq(workspaces.demo, false), notExists(told)],
        ),
      )
      .limit(atOnce);
    // A mail server that is away may be back before the end.
    await addMessages(
      db,
      ending.map((grant) => ({ ...toMessage(grant, 'ending', now), givenUpAt: grant.expiresAt })),
    );
    if (ending.length < atOnce) return;
  }
}

/** Where the grants of each kind are listed. */
const pages: Record<GrantKind, string> = {
  token: '/settings/tokens',
  live: '/settings/tokens',
  share: '/inbox/shared',
};

/** Mails to members about their grants, as those are now. */
export const grantMails = ({ db, mailer, site, now }: MailParts & { db: Db }): MessageKind => ({
  atOnce: 2,
  isReady: mailer.isReady,
  make: async ({ message: { subjectId, details } }) => {
    const told = await readTold(db, subjectId ?? '', now());
    if (!told) return 'stopped';
    const { email, language, ...grant } = told;
    const event = details.event === 'ending' ? 'ending' : 'made';
    const about = { ...grant, event, url: `${site}${pages[grant.kind]}` } as const;
    return byMail(mailer, now, email, writeGrantMail(findLanguage(language), about));
  },
});

/** A grant that works, and who made it. */
async function readTold(db: Db, id: string, now: Date) {
  const { kind, name, expiresAt, language } = grants;
  const [told] = await db
    .select({ kind, name, expiresAt, language, email: users.email, workspace: workspaces.name })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .innerJoin(workspaces, eq(workspaces.id, grants.workspaceId))
    .where(and(eq(grants.id, id), isNull(grants.revokedAt), gt(expiresAt, now)));
  return told;
}
