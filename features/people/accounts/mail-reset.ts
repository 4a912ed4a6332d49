import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { findUserByEmail } from '@/lib/access/sign-up';
import { listWorkspaces } from '@/lib/access/workspaces';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import type { Db } from '@/lib/server/db/database';
import { memberships, workspaces } from '@/lib/server/identity/schema';
import { writeReset } from '@/lib/server/mail/mails';
import { addMessages } from '@/lib/server/outbox/add-message';
import { bySafetyMail, type MailParts } from '@/lib/server/outbox/by-mail';
import { nameAddress } from '@/lib/server/outbox/questions';
import type { MessageKind } from '@/lib/server/outbox/sender';
import { storeReset } from './password-resets';

export const resetKind = 'reset';

/** Stores the mail of a reset link. It does the same for each address, so that nobody learns which has an account. */
export async function askForReset(db: Db, address: string, { locale }: Language, now: Date): Promise<void> {
  await addMessages(db, [
    {
      kind: resetKind,
      transport: 'mail',
      api: null,
      destination: nameAddress(address),
      details: { address, language: locale },
      createdAt: now,
    },
  ]);
}

/** Mails of reset links, to people who sign in with a password. The link is made when its mail leaves. */
export const resetMails = ({ db, mailer, site, now }: MailParts): MessageKind => ({
  atOnce: 2,
  isReady: mailer.isReady,
  make: async ({ message }, secret) => {
    const { address = '', language = 'en' } = message.details;
    const email = await storeAsked(db, address, secret);
    if (email === undefined) return 'stopped';
    const url = `${site}/reset/${secret}`;
    return bySafetyMail({ mailer, now }, email, writeReset(findLanguage(language), { url, email }));
  },
});

/** The stored e-mail. Undefined for an unknown one, people who only use single sign-on, and the demo's. */
async function storeAsked(db: Db, address: string, secret: string): Promise<string | undefined> {
  const user = await findUserByEmail(db, address);
  if (!user?.hash || (await isOfDemo(db, user.id))) return undefined;
  const { id, email } = user;
  await db.transaction(async (tx) => {
    for (const { id: workspaceId } of await listWorkspaces(tx, id)) {
      // Nobody is signed in. The request may have come from anyone.
      await recordAudit(tx, { workspaceId, userId: null, action: 'password.link.mail', subject: email });
    }
    await storeReset(tx, id, null, secret);
  });
  return email;
}

async function isOfDemo(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: workspaces.id })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.userId, userId), eq(workspaces.demo, true)))
    .limit(1);
  return rows.length > 0;
}
