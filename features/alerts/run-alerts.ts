import type { Outcome } from '@/lib/server/jobs/claim-work';
import type { Mailer } from '@/lib/server/mail/mailer';
import { evaluateRules } from './evaluate-rules';
import type { KindParts } from './kind';
import { sendMails } from './send-mails';

type Parts = KindParts & {
  /** Undefined if mail is not set. */
  mailer: Pick<Mailer, 'attempt'> | undefined;
  site: string;
};

/** Evaluates the rules of a workspace, and sends the mails that wait. */
export async function runAlerts({ mailer, site, ...parts }: Parts, signal: AbortSignal): Promise<Outcome> {
  const { db, ledger } = parts;
  const { failed } = await evaluateRules({ ...parts, mailing: mailer !== undefined }, signal);
  if (mailer) await sendMails({ db, mailer, site, workspaceId: ledger.workspaceId }, signal);
  const problem = failed === 0 ? null : 'Some alert rules could not be evaluated.';
  return { rows: 0, calls: 0, problem };
}
