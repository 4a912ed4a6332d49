import { z } from 'zod';
import { alertLimits } from './alert-rule';

const message = `must be a whole number from 1 to ${alertLimits.perHour}`;

/** Messages per hour, at most. */
export const perHour = z
  .number({ error: message })
  .int({ error: message })
  .min(1, { error: message })
  .max(alertLimits.perHour, { error: message });
