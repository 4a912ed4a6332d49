import { dimensionInfo } from '@/lib/data/dimensions';
import { type Subject, subjectKinds, type WrittenNote } from '@/lib/data/note-shape';
import type { Filters } from '@/lib/data/query/filter-dimensions';
import { readFilterValue } from '@/lib/data/query/filter-value';

/** A note in the form. A new one has no `id`. An undefined subject means the chart's. */
export type NoteDraft = Pick<WrittenNote, 'from' | 'to' | 'text'> & {
  id?: string;
  subject: Subject | null | undefined;
};

/** What a chart is about: each filter with exactly one value. */
export const listSubjects = (filters: Filters): Subject[] =>
  subjectKinds.flatMap((kind) => {
    const [value, ...others] = filters[dimensionInfo[kind].filter] ?? [];
    const id = value === undefined ? null : readFilterValue(kind, value);
    return id && others.length === 0 ? [{ kind, id }] : [];
  });
