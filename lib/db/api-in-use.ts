import { eq, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, text } from 'drizzle-orm/pg-core';

/** Identifies the platform inside this server. Any other API is identified by its base URL. */
export const embeddedApi = 'embedded';

const setting = 'partnerdeck.api';

/** Names the API in use to a database session. Statements that need it fail in a session that was not told. */
export const tellApi = `select set_config('${setting}', $1, false)`;

/** The API in use, as the session was told when it began. */
export const apiInUse = sql<string>`current_setting('${sql.raw(setting)}')`;

/** The API that a row was kept from. New rows are of the API in use. */
export const apiColumn = () => text('api').notNull().default(apiInUse);

/** Every read of rows kept from an API carries this, so that one API never shows rows of another. */
export const isOfApiInUse = (column: PgColumn): SQL => eq(column, apiInUse);

export const isOfOtherApi = (column: PgColumn) => sql<boolean>`${column} <> ${apiInUse}`;
