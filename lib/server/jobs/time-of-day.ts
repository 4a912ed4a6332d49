import { z } from 'zod';

const error = 'must be a time such as 06:00';

/** A time of day with hours and minutes. */
export const timeOfDay = z.string({ error }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error });
