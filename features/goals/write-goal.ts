import { isOfCurrency } from '@/lib/data/terms/metrics';
import { daysOfPeriod, periodOfDays } from './goal-period';
import type { Goal } from './goal-shape';
import type { goals } from './schema';

type Row = typeof goals.$inferSelect;
type StoredFields = Pick<
  Row,
  'metric' | 'currency' | 'firstDay' | 'lastDay' | 'target' | 'subjectKind' | 'subjectId'
>;

/** The columns of a goal. */
export function toGoalColumns({ metric, currency, period, target, subject }: Goal): StoredFields {
  const { from, to } = daysOfPeriod(period);
  return {
    metric,
    currency,
    target,
    firstDay: from,
    lastDay: to,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
  };
}

/** The goal of columns. An amount has at least two decimals, a count none. */
export const fromGoalColumns = ({
  metric,
  currency,
  target,
  subjectKind,
  subjectId,
  ...row
}: StoredFields): Goal => ({
  metric,
  currency,
  period: periodOfDays({ from: row.firstDay, to: row.lastDay }),
  target: isOfCurrency(metric) ? target.replace(/(\.\d\d)0$/, '$1') : target.replace(/\..*$/, ''),
  subject: subjectKind && subjectId !== null ? { kind: subjectKind, id: subjectId } : null,
});

/** A goal in the audit log. */
export const nameGoal = ({ metric, currency, period, target, subject }: Goal): string =>
  [
    `${target} ${currency ? `${currency} ` : ''}${metric}`,
    subject ? `${subject.kind} ${subject.id}` : 'workspace',
    period,
  ].join(', ');
