import { z } from 'zod';
import { type Scope, scopes } from './scopes';

export const usualDays = 90;
export const mostDays = 365;
const daysProblem = `must be a number of days from 1 to ${mostDays}`;

/** What a person chooses for a token. */
export const newTokenSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: 'Enter a name for the token' })
    .max(100, { error: 'Use at most 100 characters' }),
  scopes: z
    .array(z.enum(scopes))
    .min(1, { error: 'Choose at least one scope' })
    .transform((chosen): Scope[] => scopes.filter((scope) => chosen.includes(scope))),
  days: z.coerce
    .number({ error: daysProblem })
    .int({ error: daysProblem })
    .min(1, { error: daysProblem })
    .max(mostDays, { error: daysProblem })
    .default(usualDays),
});
export type NewToken = z.output<typeof newTokenSchema>;
