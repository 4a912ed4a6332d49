import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { countAnswers } from '@/lib/testing/count-answers';
import { readMarginBook } from './margin-book';
import { setUpProfit } from './testing/profit-set-up';

const range = { from: '2026-05-01', to: '2026-05-31' } as const;

eachLedger('Margins', (ledger) => {
  it('are read for profit in parts, and others are answered in between', async () => {
    const { db } = ledger();
    const { owner, catalog } = await setUpProfit(ledger(), { standard: [] }, range, {});
    await db.execute(sql`
      INSERT INTO margins (workspace_id, kind, subject, from_day, percent)
      SELECT CAST(${owner.workspaceId} AS uuid), kind, 'P' || n, DATE '2026-01-01' + at, 30 + at
      FROM generate_series(1, 10000) n, generate_series(0, 1) at, unnest(ARRAY['brand', 'product']) kind`);
    const reading = readMarginBook(catalog, [range]);
    // Ten parts of each kind.
    expect(await countAnswers(db, reading)).toBeGreaterThan(15);
    const book = await reading;
    // The first margins of a subject ended before the range.
    expect(book.margins.product).toHaveLength(10_000);
    expect(book.margins.brand).toHaveLength(10_000);
    expect(new Set(book.margins.product.map(({ percent }) => Number(percent)))).toEqual(new Set([31]));
  });

  it('apply until the day before the next margin of their subject', async () => {
    const { db } = ledger();
    const { owner, catalog } = await setUpProfit(ledger(), { standard: [] }, range, {});
    await db.execute(sql`
      INSERT INTO margins (workspace_id, kind, subject, from_day, percent)
      SELECT CAST(${owner.workspaceId} AS uuid), 'brand', subject, CAST(from_day AS date), percent
      FROM (VALUES ('A', '2026-04-01', 10), ('A', '2026-05-01', 20), ('A', '2026-05-10', 30), ('B', '2026-06-01', 40))
        AS given (subject, from_day, percent)`);
    const { margins } = await readMarginBook(catalog, [range]);
    expect(margins.brand).toMatchObject([
      { from: '2026-05-01', to: '2026-05-09' },
      { from: '2026-05-10', to: '9999-12-31' },
    ]);
  });
});
