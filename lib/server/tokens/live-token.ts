import { type AnyColumn, and, isNull, type SQL } from 'drizzle-orm';
import { isWithinLife } from '@/lib/server/accounts/is-within-life';
import { mostDays } from './new-token';
import { apiTokens } from './schema';

type Ending = { revokedAt: AnyColumn; expiresAt: AnyColumn };

/** Matches tokens, or live addresses, that work. */
export const isLive = (now: Date, table: Ending = apiTokens): SQL | undefined =>
  and(isNull(table.revokedAt), isWithinLife(table.expiresAt, mostDays * 86_400_000, now));
