import type { Member } from '@/lib/access/member';
import type { Environment } from '@/lib/base/environment';
import type { KeyFamily } from '@/lib/contract/operations';
import type { StreamSlots } from '@/lib/data/fetch/sync/stream-slots';
import type { Syncs } from '@/lib/data/fetch/sync/syncs';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Vault } from '@/lib/gateway/connections/vault';
import type { CallWebhook } from '@/lib/gateway/webhooks/call-webhook';
import type { Language } from '@/lib/language/language';
import type { Mailer } from '@/lib/server/mail/mailer';
import type { Sending } from '@/lib/server/outbox/sender';

/** What a process offers to operations besides the workspace: work that outlives a request. */
export type Services = {
  /** What a member of any workspace reads, for operations over several. The caller checks that they are a member. */
  workspaceOf: (member: Member, language: Language) => Workspace;
  /** Identifies this process among those that share the database. */
  processId: string;
  vault: Vault;
  /** Encrypts secrets of people, whichever API is in use. */
  accountVault: Vault;
  /** Checks a key with the API, before it is stored. */
  checkKey: (family: KeyFamily, key: string) => Promise<void>;
  /** Undefined unless the API is the embedded platform. */
  createTrialKey: ((family: KeyFamily, known: string) => Promise<string | null>) | undefined;
  /** Call after keys of a workspace were added, replaced or removed. */
  keysChanged: (workspaceId: string) => Promise<void>;
  /** Deletes a person's rows, and those of workspaces. */
  emptyAccount: (userId: string, workspaceIds: readonly string[]) => Promise<void>;
  /** Call after a workspace was deleted. Deletes its stored data. */
  workspaceDeleted: (workspaceId: string) => Promise<void>;
  /** Undefined if mail is not set. */
  mailer: Mailer | undefined;
  /** Calls a channel of alerts. */
  callWebhook: CallWebhook;
  /** The dashboard's settings. */
  environment: Pick<
    Environment,
    'APP_URL' | 'PORT' | 'WEBHOOK_PRIVATE' | 'PASSWORD_SIGN_IN' | 'OPERATORS' | 'DATA_DIR' | 'DATABASE_URL'
  >;
  syncs: Syncs;
  streams: StreamSlots;
  /** Runs batches of links. */
  batches: { kick: () => void };
  /** Starts scheduled work. */
  scheduler: { kick: () => void };
  /** Sends what is stored in the outbox. */
  outbox: { kick: () => void };
  /** Counts what became of a message. */
  onOutcome: NonNullable<Sending['onOutcome']>;
};
