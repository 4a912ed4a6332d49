import { type Cost, costKinds, costSubjects } from '@/features/costs/cost-shape';
import { readAmount } from '@/lib/language/read-number';
import { readField } from '@/lib/server/http/form';

/** The names of the fields, as the server names them in its issues. `found`: the id that a search found. */
export const costFields = {
  subject: 'subject.id',
  found: 'subject.found',
  for: 'subject.kind',
} as const;

/** The cost that a form describes. An amount that cannot be read is sent as it is, so that the server says why. */
export function readCostForm(sent: FormData, locale: string): Cost {
  const text = (name: string) => readField(sent, name).trim();
  const about = costSubjects.find((name) => name === text(costFields.for));
  const [amount, currency, from] = [text('amount'), text('currency'), text('from')];
  return {
    kind: costKinds.find((name) => name === text('kind')) ?? 'fee',
    subject: about ? { kind: about, id: text(costFields.found) || text(costFields.subject) } : null,
    amount: readAmount(amount, locale, currency) ?? amount,
    currency,
    from,
    to: text('to') || from,
    note: text('note'),
  };
}
