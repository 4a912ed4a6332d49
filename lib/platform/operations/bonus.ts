import { and, asc, eq, gt, gte, lte, sum } from 'drizzle-orm';
import { operations } from '@/lib/contract/operations';
import { bonusRows } from '../store/schema';
import { floorYear } from '../store/years';
import { answerQuery } from './answer';

/** One row per day and currency: the sum over the given brand, or all. A day counts if it starts in the range. */
export const listBonusEstimates = answerQuery(
  operations.listBonusEstimates,
  async ({ db, ownerId }, query) => {
    const rows = await db
      .select({
        date: bonusRows.day,
        // Postgres sums exactly; floats would not.
        amount: sum(bonusRows.amount).mapWith(Number),
        currency: bonusRows.currency,
      })
      .from(bonusRows)
      .where(
        and(
          eq(bonusRows.sellerId, ownerId),
          eq(bonusRows.marketplace, query.marketplace),
          query.brand_id === undefined ? undefined : eq(bonusRows.brandId, query.brand_id),
          startsAtOrAfter(floorYear(query.start)),
          lte(bonusRows.day, floorYear(query.end).slice(0, 10)),
        ),
      )
      .groupBy(bonusRows.day, bonusRows.currency)
      .orderBy(asc(bonusRows.day), asc(bonusRows.currency));
    return rows.map((row) => ({ ...row, date: row.date.replaceAll('-', '') }));
  },
);

function startsAtOrAfter(instant: string) {
  const day = instant.slice(0, 10);
  return instant.endsWith('T00:00:00.000Z') ? gte(bonusRows.day, day) : gt(bonusRows.day, day);
}
