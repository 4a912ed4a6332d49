import 'server-only';
import { stopMail } from '@/features/alerts/stop-mail';
import { refuseByLink } from '@/features/schedules/confirmations';
import { stopReport } from '@/features/schedules/stop-report';
import type { Db } from '@/lib/server/db/database';

/** Ends mails like the one with this secret: questions, reports or alerts. Throws Failure `not_found`. */
export async function stopByLink(db: Db, secret: string): Promise<void> {
  if (await refuseByLink(db, secret)) return;
  if (await stopReport(db, secret)) return;
  await stopMail(db, secret);
}
