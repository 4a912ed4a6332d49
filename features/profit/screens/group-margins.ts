import type { NamedMargin } from '@/features/profit/margin-shape';
import { groupBy } from '@/lib/base/group-by';
import type { Day } from '@/lib/data/terms/days';

/** The margins of one subject: the one that counts today, and those before and after. */
export type SubjectMargins = { key: string; current: NamedMargin; others: readonly NamedMargin[] };

/** One entry per subject, of margins that are newest first. Before its first day, the first one is current. */
export function groupMargins(margins: readonly NamedMargin[], today: Day): SubjectMargins[] {
  const bySubject = groupBy(margins, ({ kind, subject }) => `${kind} ${subject}`);
  return [...bySubject].flatMap(([key, own]) => {
    const current = own.find(({ from }) => from <= today) ?? own.at(-1);
    return current ? [{ key, current, others: own.filter((margin) => margin !== current) }] : [];
  });
}
