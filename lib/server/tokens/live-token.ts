import { and, isNull, type SQL } from 'drizzle-orm';
import { isWithinLife } from '@/lib/server/accounts/is-within-life';
import { mostDays } from './new-token';
import { apiTokens } from './schema';

/** Matches tokens that work. */
export const isLive = (now: Date): SQL | undefined =>
  and(isNull(apiTokens.revokedAt), isWithinLife(apiTokens.expiresAt, mostDays * 86_400_000, now));
