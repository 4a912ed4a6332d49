import { z } from 'zod';

/** A response value from an open set. Accepts any text, and documents known values. */
export function openSet(known: readonly string[], description: string) {
  return z
    .string()
    .min(1)
    .meta({ description: `${description} Known values: ${known.join(', ')}.`, examples: [known[0]] });
}
