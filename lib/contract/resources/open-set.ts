import { z } from 'zod';

/** A response value from a set that may grow. Any text is accepted, and the known values are documented. */
export function openSet(known: readonly string[], description: string) {
  return z
    .string()
    .min(1)
    .meta({ description: `${description} Known values: ${known.join(', ')}.`, examples: [known[0]] });
}
