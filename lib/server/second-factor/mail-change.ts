import { eq } from 'drizzle-orm';
import type { Environment } from '@/lib/base/environment';
import type { Language } from '@/lib/language/language';
import { users } from '@/lib/server/accounts/schema';
import { siteUrl } from '@/lib/server/accounts/site';
import type { Db } from '@/lib/server/db/database';
import type { Mailer } from '@/lib/server/mail/mailer';
import { type FactorChange, writeFactorChange } from '@/lib/server/mail/mails';
import type { Mail } from '@/lib/server/mail/write-mail';

type Site = Pick<Environment, 'APP_URL' | 'PORT'>;

type Parts = { mailer: Pick<Mailer, 'later' | 'attempt'> | undefined; environment: Site; language: Language };

/** The mail to a person whose second factor has changed. It has no secret and no name of a passkey. */
export const writeChange = (
  { environment, language }: Pick<Parts, 'environment' | 'language'>,
  email: string,
  change: FactorChange,
): Mail => writeFactorChange(language, { url: `${siteUrl(environment)}/settings/account`, email, change });

/** Tells a person by mail that their second factor has changed. Nobody waits for it; why it was not sent is logged. */
export function mailChange(parts: Parts, email: string, change: FactorChange): void {
  const { mailer } = parts;
  mailer?.later(async () => {
    await mailer.attempt(email, writeChange(parts, email, change));
  });
}

/** Tells a person by mail that one of their recovery codes opened a session. */
export async function mailCodeUse({ db, ...parts }: Parts & { db: Db }, userId: string): Promise<void> {
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (person) mailChange(parts, person.email, 'codeUsed');
}
