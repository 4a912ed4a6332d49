import { customType, numeric, uuid } from 'drizzle-orm/pg-core';

/** A UTC instant with milliseconds, read and written as `YYYY-MM-DDTHH:mm:ss.SSSZ`. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

export const id = () => uuid('id').primaryKey().defaultRandom();

/** Exact amount in major units: sixteen digits, four of them after the point. */
export const money = (name: string) => numeric(name, { precision: 16, scale: 4, mode: 'number' }).notNull();

/** A fraction from 0 to 1. */
export const fraction = (name: string) => numeric(name, { precision: 6, scale: 5, mode: 'number' }).notNull();
