import { defineFile } from '@/lib/csv/file-shape';
import { headings } from '@/lib/csv/headings';
import { costLimits } from './cost-rule';

/** Other tools name the subject by its kind: `brand` or `creator`. */
export const costFile = defineFile({
  names: {
    kind: headings.kind,
    for: headings.subjectKind,
    subject: headings.subject,
    amount: headings.amount,
    currency: headings.currency,
    from: headings.day,
    to: headings.lastDay,
    note: headings.notes,
    brand: headings.brand,
    creator: headings.creator,
  },
  keys: ['kind', 'amount'],
  optional: ['for', 'subject', 'to', 'note'],
  named: ['brand', 'creator'],
  limit: costLimits.lines,
});
