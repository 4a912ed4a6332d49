import { defineFile } from '@/lib/csv/file-shape';
import { headings } from '@/lib/csv/headings';

export const importLimits = { lines: 50_000, note: 500 } as const;

export const importFile = defineFile({
  names: {
    link: headings.trackedLink,
    subid1: headings.subid1,
    subid2: headings.subid2,
    note: headings.notes,
  },
  keys: ['link'],
  optional: ['subid1', 'subid2', 'note'],
  limit: importLimits.lines,
});
