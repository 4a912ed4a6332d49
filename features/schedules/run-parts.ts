import type { Member } from '@/lib/access/member';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Language } from '@/lib/language/language';
import type { Db } from '@/lib/server/db/database';

/** What reading and filling reports needs. */
export type RunParts = {
  db: Db;
  workspaceId: string;
  /** What a member reads, in a language. */
  workspaceOf: (member: Member, language: Language) => Workspace;
  now: () => Date;
};
