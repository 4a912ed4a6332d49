import { nowOf } from '@/lib/data/workspace';
import type { Outcome } from '@/lib/server/jobs/claim-work';
import type { Mailer } from '@/lib/server/mail/mailer';
import { evaluateRules } from './evaluate-rules';
import type { KindParts } from './kind';
import { type SendParts, sendDeliveries } from './send-deliveries';
import { sendMails } from './send-mails';

type Parts = KindParts &
  Pick<SendParts, 'vault' | 'callWebhook'> & {
    /** Undefined if mail is not set. */
    mailer: Pick<Mailer, 'attempt' | 'isReady'> | undefined;
    site: string;
  };

/** Evaluates the rules of a workspace, and sends what waits: mails, and deliveries to channels. */
export async function runAlerts(
  { mailer, site, vault, callWebhook, ...ledger }: Parts,
  signal: AbortSignal,
): Promise<Outcome> {
  const { id: workspaceId, db } = ledger;
  const { failed } = await evaluateRules({ ...ledger, mailing: mailer !== undefined }, signal);
  const now = () => nowOf(ledger);
  if (mailer) await sendMails({ db, mailer, site, workspaceId, now }, signal);
  await sendDeliveries({ db, vault, callWebhook, site, workspaceId, now }, signal);
  const problem = failed === 0 ? null : 'Some alert rules could not be evaluated.';
  return { rows: 0, calls: 0, problem };
}
