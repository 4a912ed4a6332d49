import { eq, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, text } from 'drizzle-orm/pg-core';

/** Identifies the platform inside this server. Any other API is identified by its base URL. */
export const embeddedApi = 'embedded';

const setting = 'partnerdeck.api';

/** Sets the API in use for a database session. Statements that need it fail in a session without it. */
export const setApi = `select set_config('${setting}', $1, false)`;

/** The API in use, as set at the start of the session. */
export const apiInUse = sql<string>`current_setting('${sql.raw(setting)}')`;

/** The API that a row was stored from. New rows get the API in use. */
export const apiColumn = () => text('api').notNull().default(apiInUse);

/** A condition for every read of stored rows, so that one API never shows rows of another. */
export const isOfApiInUse = (column: PgColumn): SQL => eq(column, apiInUse);

export const isOfOtherApi = (column: PgColumn) => sql<boolean>`${column} <> ${apiInUse}`;
