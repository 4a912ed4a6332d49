import { and, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import { findLanguage } from '@/lib/language/find-language';
import type { Db } from '@/lib/server/db/database';
import { users, workspaces } from '@/lib/server/identity/schema';
import { type GrantEvent, writeGrantDigest, writeGrantMail } from '@/lib/server/mail/mails';
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

/** Mails to one person in an hour, at most. What is more comes as one. */
const mostPerHour = 4;

/** Mails to members about their grants, as those are now: each on its own, or what waits in one. */
export const grantMails = ({ db, mailer, site, now }: MailParts): MessageKind => ({
  atOnce: 2,
  isReady: mailer.isReady,
  perHour: async () => mostPerHour,
  make: async ({ message, parts }) => {
    const events = new Map([message, ...parts].map(({ subjectId, details }) => [subjectId, details.event]));
    const told = await readTold(db, [...events.keys()], now());
    const [first, ...more] = told.map(({ id, ...grant }) => ({
      ...grant,
      event: events.get(id) === 'ending' ? ('ending' as const) : ('made' as const),
      url: `${site}${pages[grant.kind]}`,
    }));
    if (!first) return 'stopped';
    const language = findLanguage(first.language);
    const mail =
      more.length === 0
        ? writeGrantMail(language, first)
        : writeGrantDigest(language, { told: [first, ...more], url: `${site}/settings/tokens` });
    return byMail({ db, mailer, now }, first.email, mail);
  },
});

/** Grants that work, and who made them, oldest first. */
async function readTold(db: Db, ids: readonly (string | null)[], now: Date) {
  const { id, kind, name, expiresAt, language } = grants;
  return db
    .select({ id, kind, name, expiresAt, language, email: users.email, workspace: workspaces.name })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .innerJoin(workspaces, eq(workspaces.id, grants.workspaceId))
    .where(
      and(
        inArray(
          id,
          ids.filter((one) => one !== null),
        ),
        isNull(grants.revokedAt),
        gt(expiresAt, now),
      ),
    )
    .orderBy(grants.createdAt, id);
}
