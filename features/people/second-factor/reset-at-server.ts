import { createResetAtServer } from '@/features/people/accounts/password-resets';
import { writeResetLink } from '@/lib/access/site';
import type { Environment } from '@/lib/base/environment';
import { english } from '@/lib/language/english';
import type { Db } from '@/lib/server/db/database';
import { sendsMail } from '@/lib/server/mail/mailer';

type Settings = Pick<Environment, 'APP_URL' | 'PORT' | 'SMTP_URL' | 'MAIL_FROM'>;

/** Whether a mail tells of a removed second factor. `unset`: the server sends no mail. */
export const tellings = ['waiting', 'unset'] as const;

/** `told`: null if no second factor was removed. */
type ResetAtServer = { link: string; told: (typeof tellings)[number] | null };

/**
 * Creates a reset link on the server, and removes the second factor with `secondFactor`. If the person had one, the server
 * tells them by mail. Throws Failure `not_found`.
 */
export async function resetAtServer(
  { db, environment }: { db: Db; environment: Settings },
  email: string,
  options: { secondFactor?: boolean | undefined },
): Promise<ResetAtServer> {
  const mail = sendsMail(environment) ? english : null;
  const { token, factorRemoved } = await createResetAtServer(db, email, { ...options, mail });
  return {
    link: writeResetLink(environment, token),
    told: factorRemoved ? (mail ? 'waiting' : 'unset') : null,
  };
}
