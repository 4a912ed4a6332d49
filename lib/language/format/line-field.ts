import { z } from 'zod';
import { toNameLine } from './clean-text';

/** A name, or other text on one line in which something can be seen. `missing`: what is said without one. */
export const lineField = (most: number, missing = 'must not be empty') =>
  z
    .string({ error: 'must be text' })
    .overwrite(toNameLine)
    .min(1, { error: missing })
    .max(most, { error: `must have at most ${most} characters` });
