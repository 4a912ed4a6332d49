import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment, to the millisecond, like a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
