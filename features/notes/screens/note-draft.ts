import { dimensionInfo } from '@/lib/data/terms/dimensions';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import { readFilterValue } from '@/lib/data/terms/filters/filter-value';
import { type Subject, subjectKinds, type WrittenNote } from '@/lib/data/terms/note-shape';

/** A note in the form. A new one has no `id`. An undefined subject means the chart's. */
export type NoteDraft = Pick<WrittenNote, 'from' | 'to' | 'text'> & {
  id?: string;
  subject: Subject | null | undefined;
};

/** What a chart is about: each filter with exactly one value. */
export const listNoteSubjects = (filters: Filters): Subject[] =>
  subjectKinds.flatMap((kind) => {
    const [value, ...others] = filters[dimensionInfo[kind].filter] ?? [];
    const id = value === undefined ? null : readFilterValue(kind, value);
    return id && others.length === 0 ? [{ kind, id }] : [];
  });
