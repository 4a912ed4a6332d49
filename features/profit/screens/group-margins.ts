import type { NamedMargin } from '@/features/profit/margin-shape';
import type { Day } from '@/lib/data/days';

/** The margins of one subject: the one that counts today, and those before and after. */
export type SubjectMargins = { key: string; current: NamedMargin; others: readonly NamedMargin[] };

/** One entry per subject, of margins that are newest first. Before its first day, the first one is current. */
export function groupMargins(margins: readonly NamedMargin[], today: Day): SubjectMargins[] {
  const bySubject = new Map<string, NamedMargin[]>();
  for (const margin of margins) {
    const key = `${margin.kind} ${margin.subject}`;
    const own = bySubject.get(key);
    if (own) own.push(margin);
    else bySubject.set(key, [margin]);
  }
  return [...bySubject].flatMap(([key, own]) => {
    const current = own.find(({ from }) => from <= today) ?? own.at(-1);
    return current ? [{ key, current, others: own.filter((margin) => margin !== current) }] : [];
  });
}
