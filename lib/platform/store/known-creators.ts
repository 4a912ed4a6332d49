import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { brands, creators, partnerships, programCreators, programRows } from './schema';

const one = { one: sql`1` };

/**
 * Whether a seller knows the creator of the outer query: a current or former partner of one of its brands, or part of
 * its program reports. Shared, so that every id the lookup returns can be read.
 */
export function isKnownTo(db: Db, sellerId: string): SQL | undefined {
  const partnered = db
    .select(one)
    .from(partnerships)
    .innerJoin(brands, eq(brands.id, partnerships.brandId))
    .where(and(eq(partnerships.creatorId, creators.id), eq(brands.sellerId, sellerId)));
  const reported = db
    .select(one)
    .from(programRows)
    .innerJoin(programCreators, eq(programCreators.id, programRows.programCreatorId))
    .where(and(eq(programCreators.teamId, creators.id), eq(programRows.sellerId, sellerId)));
  return or(exists(partnered), exists(reported));
}
