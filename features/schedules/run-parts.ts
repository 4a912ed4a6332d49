import type { Workspace } from '@/lib/data/workspace';
import type { Language } from '@/lib/language/language';
import type { Member } from '@/lib/server/accounts/member';
import type { Db } from '@/lib/server/db/database';
import type { Mailer } from '@/lib/server/mail/mailer';

/** What reading, filling and sending reports needs. */
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
