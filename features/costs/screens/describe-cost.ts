import type { StoredCost } from '@/features/costs/cost-shape';
import type { Language } from '@/lib/language/language';

/** Whom or what a cost is for. */
export const nameSubject = ({ t }: Language, { subject, name }: StoredCost): string =>
  subject ? (name ?? subject.id) : t('costs.forKinds.workspace');

/** The days of a cost: one, or the first and last. */
export const describeDays = ({ format }: Language, { from, to }: Pick<StoredCost, 'from' | 'to'>): string =>
  format.dayRange(from, to);

/** “Retainer of $300.00 for Mara, Jan 1 – 31”. */
export const describeCost = (language: Language, cost: StoredCost): string =>
  language.t('costs.what', {
    kind: language.t(`costs.kinds.${cost.kind}`),
    amount: language.format.money(cost.amount, cost.currency),
    name: nameSubject(language, cost),
    days: describeDays(language, cost),
  });
