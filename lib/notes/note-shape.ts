import type { Day } from '@/lib/ledger/days';

/** What a note may be about; without one of these it is about the whole workspace. */
export const subjectKinds = ['brand', 'creator', 'product', 'campaign'] as const;
export type SubjectKind = (typeof subjectKinds)[number];
export type Subject = { kind: SubjectKind; id: string };

/** What the server notes by itself. */
export const automaticKinds = ['campaign-start', 'campaign-end', 'rate', 'stock', 'active', 'price'] as const;
export type AutomaticKind = (typeof automaticKinds)[number];

type Common = {
  /** Unique among the notes of an answer. */
  id: string;
  /** UTC days, both included. */
  from: Day;
  to: Day;
  text: string;
};

/** A note that somebody wrote. Times are ISO 8601 in UTC. */
export type WrittenNote = Common & {
  kind: 'written';
  subject: Subject | null;
  createdByName: string | null;
  changedByName: string | null;
  changedAt: string;
  /** Whether the one who asks may change or delete it: its author, owners and admins. */
  mine: boolean;
};

/** A note that the server derived. Its days are the same for everyone; its words are in the reader’s language. */
export type AutomaticNote = Common & { kind: AutomaticKind };

export type Note = WrittenNote | AutomaticNote;

/** What GET /api/notes answers, by first day. */
export type NotesAnswer = {
  notes: Note[];
  /** Whether the campaigns behind the automatic notes are all there. */
  campaigns: 'loaded' | 'loading' | 'failed';
};
