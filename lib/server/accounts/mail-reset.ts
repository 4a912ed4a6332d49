import { and, eq } from 'drizzle-orm';
import type { Environment } from '@/lib/base/environment';
import type { Language } from '@/lib/language/language';
import type { Db } from '@/lib/server/db/database';
import type { Mailer } from '@/lib/server/mail/mailer';
import { writeReset } from '@/lib/server/mail/mails';
import { recordAudit } from './audit';
import { type ResetLink, storeReset } from './password-resets';
import { memberships, workspaces } from './schema';
import { findUserByEmail } from './sign-up';
import { writeResetLink } from './site';
import { listWorkspaces } from './workspaces';

type Parts = {
  db: Db;
  environment: Pick<Environment, 'APP_URL' | 'PORT'>;
  mailer: Pick<Mailer, 'send'>;
  language: Language;
};

/** Mails a reset link to the person with this e-mail, if there is one who signs in with a password. */
export async function mailReset({ db, environment, mailer, language }: Parts, asked: string): Promise<void> {
  const reset = await createReset(db, asked);
  if (!reset) return;
  const url = writeResetLink(environment, reset.token);
  await mailer.send(reset.email, writeReset(language, { url, email: reset.email }));
}

/** Undefined for an unknown e-mail, people who only use single sign-on, and the demo's. */
async function createReset(db: Db, asked: string): Promise<(ResetLink & { email: string }) | undefined> {
  const user = await findUserByEmail(db, asked);
  if (!user?.hash || (await isOfDemo(db, user.id))) return undefined;
  const { id, email } = user;
  return db.transaction(async (tx) => {
    for (const { id: workspaceId } of await listWorkspaces(tx, id)) {
      // Nobody is signed in. The request may have come from anyone.
      await recordAudit(tx, { workspaceId, userId: null, action: 'password.link.mail', subject: email });
    }
    return { ...(await storeReset(tx, id, null)), email };
  });
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
