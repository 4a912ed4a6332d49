import { z } from 'zod';
import { lineField } from '@/lib/language/format/line-field';

/** The longest life of a grant. */
export const mostDays = 365;
const daysProblem = `must be a number of days from 1 to ${mostDays}`;

/** For how many days a grant works. */
export const daysField = z
  .number({ error: daysProblem })
  .int({ error: daysProblem })
  .min(1, { error: daysProblem })
  .max(mostDays, { error: daysProblem });

/** What a person chooses for every grant. `missing` says that its name is; `days` is its life unless another is chosen. */
export const grantFields = ({ missing, days }: { missing: string; days: number }) => ({
  name: lineField(100, missing),
  days: daysField.default(days),
});
