import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { reportRows } from '../store/schema';
import { toDate, toDateTime, toDay } from './calendar';
import { findDemoOwners } from './demo-keys';

/** The currency of the demo's goals. */
const currency = 'USD';
const looked = 28;

/** Targets as shares of what was sold: a month that was missed by a little, one that is on track, and a brand that is behind. */
const shares = { missed: 1.03, onTrack: 0.98, behind: 1.12 };

const monthOf = (day: number) => toDate(day).slice(0, 7);
const firstOf = (month: string) => toDay(`${month}-01`);

/** Invented goals for the demo's seller: of the last month, and of this one for everything and for a brand. */
export async function listDemoGoals(db: Db, today: string) {
  const { ownerId } = (await findDemoOwners(db)).seller;
  const now = toDay(today);
  const own = and(eq(reportRows.sellerId, ownerId), eq(reportRows.currency, currency));
  const month = monthOf(now);
  const lastMonth = monthOf(firstOf(month) - 1);
  const days = firstOf(monthOf(firstOf(month) + 31)) - firstOf(month);
  const before = await sumSales(db, own, { from: firstOf(lastMonth), to: firstOf(month) });
  const recent = await sumSales(db, own, { from: now - looked, to: now });
  const [brand] = await db
    .select({ id: reportRows.brandId, sales: sql<string>`sum(${reportRows.sales})` })
    .from(reportRows)
    .where(and(own, gte(reportRows.date, toDateTime(now - looked)), lt(reportRows.date, toDateTime(now))))
    .groupBy(reportRows.brandId)
    .orderBy(desc(sql`sum(${reportRows.sales})`), reportRows.brandId)
    .limit(1);
  const goal = { metric: 'sales' as const, currency, subject: null };
  const perMonth = (sales: number) => (sales * days) / looked;
  return [
    { ...goal, period: lastMonth, target: toTarget(before * shares.missed) },
    { ...goal, period: month, target: toTarget(perMonth(recent) * shares.onTrack) },
    ...(brand
      ? [
          {
            ...goal,
            period: month,
            subject: { kind: 'brand' as const, id: brand.id },
            target: toTarget(perMonth(Number(brand.sales)) * shares.behind),
          },
        ]
      : []),
  ];
}

async function sumSales(db: Db, own: SQL | undefined, { from, to }: { from: number; to: number }) {
  const [row] = await db
    .select({ sales: sql<string | null>`sum(${reportRows.sales})` })
    .from(reportRows)
    .where(and(own, gte(reportRows.date, toDateTime(from)), lt(reportRows.date, toDateTime(to))));
  return Number(row?.sales ?? 0);
}

/** As people set it: in hundreds. */
const toTarget = (amount: number): string => String(Math.max(1, Math.ceil(amount / 100)) * 100);
