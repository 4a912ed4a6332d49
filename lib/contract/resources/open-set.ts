import { z } from 'zod';

/** A response value from a set that may grow: any text is carried through, the known values are documented. */
export function openSet(known: readonly string[], description: string) {
  return z
    .string()
    .min(1)
    .meta({ description: `${description} Known values: ${known.join(', ')}.`, examples: [known[0]] });
}
