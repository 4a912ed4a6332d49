import type { Workspace } from '@/lib/data/workspace';
import type { Language } from '@/lib/language/language';
import type { Member } from '@/lib/server/accounts/member';
import type { Db } from '@/lib/server/db/database';
import type { Outcome } from '@/lib/server/jobs/claim-work';
import type { Mailer } from '@/lib/server/mail/mailer';
import { fillEditions } from './fill-editions';
import { openEditions } from './open-editions';
import { sendReports } from './send-reports';

export type RunParts = {
  db: Db;
  workspaceId: string;
  /** What a member reads, in a language. */
  workspaceOf: (member: Member, language: Language) => Workspace;
  mailer: Pick<Mailer, 'attempt' | 'isReady'>;
  /** The dashboard's address, without a trailing slash. */
  site: string;
  now: () => Date;
};

/** Stores the reports of a workspace that are due, makes those that are ready, and sends their mails. Each is sent once. */
export async function runSchedules(parts: RunParts, signal: AbortSignal): Promise<Outcome> {
  await openEditions(parts);
  const failed = await fillEditions(parts, signal);
  await sendReports(parts, signal);
  const problem = failed === 0 ? null : 'Some scheduled reports could not be made.';
  return { rows: 0, calls: 0, problem };
}
