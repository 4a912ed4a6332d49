import type { Member } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import type { ListBasis } from '@/lib/data/terms/basis';
import type { UnknownValue } from '@/lib/data/terms/unknown-value';
import type { Call } from '@/lib/gateway/call';
import type { Language } from '@/lib/language/language';
import type { Db } from '@/lib/server/db/database';

/** A member's workspace, and what its answers come from. Pages, operations and files get it, and functions what they need of it. */
export type Workspace = {
  id: string;
  member: Member;
  db: Db;
  /** Report rows and lists of the workspace. */
  store: LedgerStore;
  /** Calls the API with the workspace's keys. */
  call: Call;
  /** Like `call`, for walks through complete lists. They use a separate queue, so that a long walk delays no page. */
  walk: Call;
  /** The member's language, for texts that the server writes. */
  language: Language;
  /** The clock. Tests set it. */
  now?: () => Date;
  /** Reads lists as they are stored, and starts no walk. */
  still?: boolean;
};

/** What reads of stored rows need. Every statement is scoped to the workspace. */
export type Ledger = Pick<Workspace, 'id' | 'db' | 'store' | 'now'>;

/** A ledger after `freshen`: its copy of links and groups is current. */
export type FreshLedger = Ledger & {
  /** The revision of the copy, of `lists` and of `unknownValues`; empty if the question needs none. */
  attributes: string;
  /** The lists that groups of the question follow, once each. Figures of these groups come from them, too. */
  lists: ListBasis[];
  /** Values of the question's filters that no stored day or list has. */
  unknownValues: UnknownValue[];
  /** Groups that the question's filters name and whose members are not known, because their list was not read to its end. */
  unknownGroups: readonly string[];
};

/** What reads of the API's lists need, with the figures of stored rows. */
export type Catalog = Pick<Workspace, 'id' | 'db' | 'store' | 'walk' | 'now' | 'still'>;

export const nowOf = ({ now }: Pick<Workspace, 'now'>): Date => now?.() ?? sharedNow();
