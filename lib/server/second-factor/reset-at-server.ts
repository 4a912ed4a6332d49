import type { Environment } from '@/lib/base/environment';
import { english } from '@/lib/language/english';
import { createResetAtServer } from '@/lib/server/accounts/password-resets';
import { writeResetLink } from '@/lib/server/accounts/site';
import type { Db } from '@/lib/server/db/database';
import { createMailer } from '@/lib/server/mail/mailer';
import { writeChange } from './mail-change';

type Settings = Pick<Environment, 'APP_URL' | 'PORT' | 'SMTP_URL' | 'MAIL_FROM' | 'ALLOW_HTTP_UPSTREAM'>;

/** What became of the mail about a removed second factor. `unset`: the server sends no mail. */
export const tellings = ['sent', 'unset', 'unsent'] as const;

/** `told`: null if no second factor was removed. */
export type ResetAtServer = { link: string; told: (typeof tellings)[number] | null };

/**
 * Creates a reset link on the server, and removes the second factor with `secondFactor`. If the person had one, tells them
 * by mail. A mail that fails changes nothing. Throws Failure `not_found`.
 */
export async function resetAtServer(
  { db, environment }: { db: Db; environment: Settings },
  email: string,
  options: { secondFactor?: boolean | undefined },
): Promise<ResetAtServer> {
  const { token, person, factorRemoved } = await createResetAtServer(db, email, options);
  const link = writeResetLink(environment, token);
  return { link, told: factorRemoved ? await tell(environment, person) : null };
}

async function tell(environment: Settings, email: string): Promise<(typeof tellings)[number]> {
  const mailer = createMailer(environment);
  if (!mailer) return 'unset';
  const mail = writeChange({ environment, language: english }, email, 'reset');
  const outcome = await mailer.attempt(email, mail);
  await mailer.close();
  return outcome === 'sent' ? 'sent' : 'unsent';
}
