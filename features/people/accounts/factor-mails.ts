import { eq } from 'drizzle-orm';
import { sharedNow } from '@/lib/base/clock';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';
import { type FactorChange, factorChanges, writeFactorChange } from '@/lib/server/mail/mails';
import { addMessages } from '@/lib/server/outbox/add-message';
import { bySafetyMail, type MailParts } from '@/lib/server/outbox/by-mail';
import type { MessageKind } from '@/lib/server/outbox/sender';

export const factorKind = 'factor';

/** The language of mails about changes. Null: this server sends no mail. */
export type FactorMail = Language | null;

/** What changes of a second factor need. */
export type FactorChanging = { db: Db; mail: FactorMail };

/** Stores the mail to a person whose second factor changes. It has no secret and no name of a passkey. */
export async function addFactorMail(
  tx: Db,
  userId: string,
  change: FactorChange,
  language: FactorMail,
  createdAt = sharedNow(),
): Promise<void> {
  if (!language) return;
  const details = { change, language: language.locale };
  const message = { kind: factorKind, transport: 'mail', api: null, destination: userId } as const;
  await addMessages(tx, [{ ...message, details, createdAt }]);
}

/** Mails to one person in an hour, at most. What is more comes as one. */
const mostPerHour = 20;

/** Mails that tell people that their second factor has changed, or that a recovery code opened a session. */
export const factorMails = ({ db, mailer, site, now }: MailParts): MessageKind => ({
  atOnce: 2,
  isReady: mailer.isReady,
  perHour: async () => mostPerHour,
  make: async ({ message, parts }) => {
    const { destination, details } = message;
    const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, destination));
    const told = new Set([message, ...parts].map((one) => one.details.change));
    const [first, ...others] = factorChanges.filter((change) => told.has(change));
    if (!person || !first) return 'stopped';
    const { email } = person;
    const url = `${site}/settings/account`;
    const mail = writeFactorChange(findLanguage(details.language ?? 'en'), {
      url,
      email,
      changes: [first, ...others],
    });
    return bySafetyMail({ mailer, now }, email, mail);
  },
});
