import { alertMails } from '@/features/alerts/alert-mails';
import { alertMailKind, channelKind } from '@/features/alerts/alert-messages';
import { channelMessages } from '@/features/alerts/channel-messages';
import { factorKind, factorMails } from '@/features/people/accounts/factor-mails';
import { invitationMails } from '@/features/people/accounts/mail-invitation';
import { resetKind, resetMails } from '@/features/people/accounts/mail-reset';
import { confirmations } from '@/features/schedules/confirmations';
import { reportKind, reportMails } from '@/features/schedules/report-mails';
import type { RunParts } from '@/features/schedules/run-parts';
import { weekMailKind, weekMails } from '@/features/workspaces/week-mails';
import { grantMailKind, grantMails } from '@/lib/access/grants/grant-mails';
import { sharedNow } from '@/lib/base/clock';
import type { Vault } from '@/lib/gateway/connections/vault';
import type { CallWebhook } from '@/lib/gateway/webhooks/call-webhook';
import type { Db } from '@/lib/server/db/database';
import type { Supervisor } from '@/lib/server/jobs/supervise';
import type { Mailer } from '@/lib/server/mail/mailer';
import { confirmationKind, invitationKind } from '@/lib/server/outbox/message-state';
import { type MessageKind, type Sending, startSender } from '@/lib/server/outbox/sender';

export type OutboxParts = {
  db: Db;
  workspaceOf: RunParts['workspaceOf'];
  /** Undefined if mail is not set: mails then wait until it is, or are given up. */
  mailer: Mailer | undefined;
  vault: Vault;
  callWebhook: CallWebhook;
  /** The dashboard's address, without a trailing slash. */
  site: string;
  onOutcome: Sending['onOutcome'];
};

/** Starts sending what the outbox has: a line per kind of message. */
export function startOutbox({
  db,
  workspaceOf,
  mailer,
  vault,
  callWebhook,
  site,
  onOutcome,
}: OutboxParts): Supervisor {
  const now = sharedNow;
  const mails = (mailer: Mailer): Record<string, MessageKind> => {
    const parts = { db, mailer, site, now };
    return {
      [alertMailKind]: alertMails(parts),
      [reportKind]: reportMails({ ...parts, workspaceOf }),
      [confirmationKind]: confirmations(parts),
      [invitationKind]: invitationMails(parts),
      [resetKind]: resetMails(parts),
      [factorKind]: factorMails(parts),
      [grantMailKind]: grantMails(parts),
      [weekMailKind]: weekMails({ ...parts, workspaceOf }),
    };
  };
  const kinds = {
    [channelKind]: channelMessages({ db, vault, callWebhook, site, now }),
    ...(mailer ? mails(mailer) : {}),
  };
  return startSender({ db, now, kinds, onOutcome });
}
