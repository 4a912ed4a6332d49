import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { reportRows } from '../store/schema';
import { toDate, toDateTime, toDay } from './calendar';
import { findDemoOwners } from './demo-keys';

/** The currency of the demo's costs. */
const currency = 'USD';
/** The retainer as a share of sales: more than any margin of the demo, so that it turns a profit into a loss. */
const share = 0.6;
const looked = 28;

/** Whose retainer: a creator who sells enough to be seen, and for whom a usual fee is too much. */
const rank = 10;

/** Invented costs for the demo's seller: a retainer and a sample of one creator, and a tool. */
export async function listDemoCosts(db: Db, today: string) {
  const { ownerId } = (await findDemoOwners(db)).seller;
  const now = toDay(today);
  const own = and(eq(reportRows.sellerId, ownerId), eq(reportRows.currency, currency));
  const sellers = await db
    .select({ id: reportRows.creatorId, sales: sql<string>`sum(${reportRows.sales})` })
    .from(reportRows)
    .where(and(own, gte(reportRows.date, toDateTime(now - looked + 1))))
    .groupBy(reportRows.creatorId)
    .orderBy(desc(sql`sum(${reportRows.sales})`), reportRows.creatorId)
    .limit(rank);
  const chosen = sellers.at(-1);
  const year = { from: toDate(now - 90), to: toDate(now + 274) };
  const tool = { kind: 'tool' as const, subject: null, amount: '1188', note: 'Analytics', ...year };
  if (!chosen) return [{ ...tool, currency }];
  const subject = { kind: 'creator' as const, id: chosen.id };
  const perDay = Math.ceil((Number(chosen.sales) * share) / looked);
  const day = toDate(now - 10);
  return [
    { kind: 'retainer' as const, subject, amount: String(perDay * 365), note: 'Videos, 12 months', ...year },
    { kind: 'sample' as const, subject, amount: '64.90', note: 'Two kettles', from: day, to: day },
    tool,
  ].map((cost) => ({ ...cost, currency }));
}
