import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { requireQuota } from '@/lib/access/quotas';
import { counted } from '@/lib/base/counted';
import { Failure } from '@/lib/base/failure';
import { type FileLines, readPage } from '@/lib/csv/read-large-file';
import { storePages } from '@/lib/csv/store-pages';
import { earlierOf, laterOf } from '@/lib/data/terms/days';
import type { Db, Transaction } from '@/lib/server/db/database';
import type { FileRate } from './file-rate';
import type { NewRate } from './rate';
import { requireReportingCurrency } from './reporting-currency';
import { exchangeRates } from './schema';

/** Stores one rate. Throws Failure `conflict` if the day has one, or if `to` is not the reporting currency. */
export async function addRate(db: Db, member: Member, { to, ...given }: NewRate): Promise<void> {
  requireCapability(member, 'manage', 'write');
  if (given.currency === to) {
    throw new Failure('invalid_input', `${to} is the reporting currency itself.`, {
      issues: [{ field: 'currency', message: 'must not be the reporting currency' }],
    });
  }
  const { workspaceId, userId } = member;
  await db.transaction(async (tx) => {
    await requireReportingCurrency(tx, workspaceId, to);
    const [added] = await tx
      .insert(exchangeRates)
      .values({ ...given, toCurrency: to, workspaceId, userId })
      .onConflictDoNothing()
      .returning({ day: exchangeRates.day });
    if (!added) {
      throw new Failure('conflict', `${given.currency} has a rate of this day already. Delete it first.`, {
        issues: [{ field: 'day', message: 'has a rate already' }],
      });
    }
    await requireRateQuota(tx, workspaceId);
    const subject = `1 ${given.currency} = ${given.rate} ${to}, ${given.day}`;
    await recordAudit(tx, { ...member, action: 'rates.added', subject });
  });
}

/**
 * Stores the rates of a file. Existing rates get the new value. Throws Failure `conflict` if `to` is not the reporting
 * currency.
 */
export async function importRates(
  db: Db,
  member: Member,
  to: string,
  file: FileLines<FileRate>,
): Promise<{ imported: number }> {
  requireCapability(member, 'manage', 'write');
  const { workspaceId, userId } = member;
  const ends: string[] = [];
  for (const page of file.pages) {
    const days = readPage(page).map(({ day }) => day);
    ends.push(days.reduce(earlierOf), days.reduce(laterOf));
    await setImmediate();
  }
  const subject = `${counted(file.count, 'rate')} to ${to}, ${ends.reduce(earlierOf)} to ${ends.reduce(laterOf)}`;
  const columns = sql`(currency text, day date, rate numeric)`;
  await storePages(db, workspaceId, file, {
    quota: 'rates',
    table: exchangeRates,
    own: ownRates(workspaceId),
    countKnown: (page) =>
      db.$count(sql`json_to_recordset(CAST(${page} AS json)) AS given ${columns}
        JOIN exchange_rates USING (currency, day)
        WHERE workspace_id = ${workspaceId} AND to_currency = ${to}`),
    async store(tx, page, isFirst) {
      await requireReportingCurrency(tx, workspaceId, to);
      await tx.execute(sql`
        INSERT INTO exchange_rates (workspace_id, to_currency, currency, day, rate, user_id)
        SELECT CAST(${workspaceId} AS uuid), ${to}, currency, day, rate, CAST(${userId} AS uuid)
        FROM json_to_recordset(CAST(${page} AS json)) AS given ${columns}
        ON CONFLICT (workspace_id, to_currency, currency, day) DO UPDATE
        SET rate = excluded.rate, user_id = excluded.user_id, stored_at = excluded.stored_at`);
      if (isFirst) await recordAudit(tx, { ...member, action: 'rates.imported', subject });
    },
  });
  return { imported: file.count };
}

const ownRates = (workspaceId: string) => eq(exchangeRates.workspaceId, workspaceId);

const requireRateQuota = (tx: Transaction, workspaceId: string) =>
  requireQuota(tx, 'rates', { workspaceId }, exchangeRates, ownRates(workspaceId));
