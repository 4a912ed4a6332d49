import { refuseInDemo } from '@/lib/access/members';
import { siteUrl } from '@/lib/access/site';
import { countAttempt } from '@/lib/access/throttle';
import type { Services } from '@/lib/api/services';
import { Failure } from '@/lib/base/failure';
import type { Workspace } from '@/lib/data/store/workspace';
import { writeTest } from '@/lib/server/mail/mails';
import { refusesMail } from '@/lib/server/outbox/questions';

type Given = Pick<Workspace, 'db' | 'member' | 'language'>;

/** Sends a mail to the member's own address. Throws Failure `conflict`, `throttled` and `mail_failed`. */
export async function sendTestMail(
  { db, member, language }: Given,
  { mailer, environment }: Pick<Services, 'mailer' | 'environment'>,
): Promise<{ to: string }> {
  refuseInDemo(member);
  if (!mailer) {
    throw new Failure('conflict', 'This server sends no mail. Set SMTP_URL, MAIL_FROM and APP_URL.');
  }
  if (await refusesMail(db, member.email)) {
    throw new Failure('conflict', 'This address wants no mail from this server.');
  }
  await countAttempt(db, 'testMail', member.userId);
  await mailer.send(member.email, writeTest(language, { url: siteUrl(environment) }));
  return { to: member.email };
}
