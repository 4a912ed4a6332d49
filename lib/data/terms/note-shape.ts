import type { Basis } from './basis';
import type { Day } from './days';

/** Possible subjects of a note. Without one, it is about the whole workspace. */
export const subjectKinds = ['brand', 'creator', 'product', 'campaign'] as const;
export type SubjectKind = (typeof subjectKinds)[number];
export type Subject = { kind: SubjectKind; id: string };

/** Notes that the server generates. */
const automaticKinds = ['campaign-start', 'campaign-end', 'rate', 'stock', 'active', 'price'] as const;
export type AutomaticKind = (typeof automaticKinds)[number];

type Common = {
  /** Unique within a response. */
  id: string;
  /** UTC days, inclusive. */
  from: Day;
  to: Day;
  text: string;
};

/** A note that a person wrote. Times are ISO 8601 in UTC. */
export type WrittenNote = Common & {
  kind: 'written';
  subject: Subject | null;
  createdByName: string | null;
  changedByName: string | null;
  changedAt: string;
  /** Whether the requesting member may change or delete it: its author, owners and admins. */
  mine: boolean;
};

/** A note that the server generated. Its days are the same for everyone; its text is in the user’s language. */
export type AutomaticNote = Common & { kind: AutomaticKind };

export type Note = WrittenNote | AutomaticNote;

/** Response of GET /api/notes, sorted by first day. */
export type NotesAnswer = {
  notes: Note[];
  /** Whether the campaigns behind the automatic notes have loaded. */
  campaigns: 'loaded' | 'loading' | 'failed';
  basis: Basis;
};
