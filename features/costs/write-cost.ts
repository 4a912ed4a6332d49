import type { Cost } from './cost-shape';
import type { costs } from './schema';

type Row = typeof costs.$inferSelect;
type StoredFields = Pick<
  Row,
  'kind' | 'subjectKind' | 'subjectId' | 'amount' | 'currency' | 'firstDay' | 'lastDay' | 'note'
>;

/** The columns of a cost. */
export const toCostColumns = ({ subject, from, to, ...cost }: Cost): StoredFields => ({
  ...cost,
  subjectKind: subject?.kind ?? null,
  subjectId: subject?.id ?? null,
  firstDay: from,
  lastDay: to,
});

/** The cost of columns. Its amount has at least two decimals. */
export const fromCostColumns = ({
  subjectKind,
  subjectId,
  firstDay,
  lastDay,
  ...row
}: StoredFields): Cost => ({
  kind: row.kind,
  currency: row.currency,
  note: row.note,
  from: firstDay,
  to: lastDay,
  subject: subjectKind && subjectId !== null ? { kind: subjectKind, id: subjectId } : null,
  amount: row.amount.replace(/(\.\d\d)0$/, '$1'),
});

/** A cost in the audit log. */
export const nameCost = ({ kind, subject, amount, currency, from, to }: Cost): string =>
  [
    `${kind} of ${amount} ${currency}`,
    subject ? `${subject.kind} ${subject.id}` : 'workspace',
    from === to ? from : `${from} to ${to}`,
  ].join(', ');
