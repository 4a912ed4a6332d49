import { type Goal, type GoalMetric, goalMetrics, goalScopes } from '@/features/goals/goal-shape';
import { isOfCurrency } from '@/lib/data/terms/metrics';
import { readAmount, readNumber } from '@/lib/language/read-number';
import { readField } from '@/lib/server/http/form';

/** The names of the fields, as the server names them in its issues. `found`: the id that a search found. */
export const goalFields = { subject: 'subject.id', found: 'subject.found', for: 'subject.kind' } as const;

/** Reads a target as the page writes it: an amount, or a count. Null if it is none. */
export const readTarget = (
  text: string,
  locale: string,
  { metric, currency }: { metric: GoalMetric; currency: string },
): string | null => (isOfCurrency(metric) ? readAmount(text, locale, currency) : readNumber(text, locale));

/** The goal that a form describes. A target that cannot be read is sent as it is, so that the server says why. */
export function readGoalForm(sent: FormData, locale: string): Goal {
  const text = (name: string) => readField(sent, name).trim();
  const about = goalScopes.find((name) => name === text(goalFields.for));
  const metric = goalMetrics.find((name) => name === text('metric')) ?? 'sales';
  const [currency, target] = [text('currency'), text('target')];
  return {
    metric,
    currency: currency || null,
    period: text('period'),
    target: readTarget(target, locale, { metric, currency }) ?? target,
    subject: about ? { kind: about, id: text(goalFields.found) || text(goalFields.subject) } : null,
  };
}
