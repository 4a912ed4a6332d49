import { sum } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { clickRows, links, products, reportRows } from '../store/schema';
import { createWorld, product, type World } from '../testing/world';
import { createVisits } from './visits';

const crowd = 64;

eachDatabase('a crowd that clicks', (database) => {
  let world: World;
  const ids: string[] = [];

  beforeAll(async () => {
    world = await createWorld(database().db);
    const own = { sellerId: world.mine.id, brandId: world.mine.home.id, primaryId: 'KETTLE' };
    await database().db.insert(products).values(product(own));
    for (const subid1 of ['a', 'b', 'c', 'd']) {
      ids.push((await world.post({ product: { primary_id: 'KETTLE' }, subid1 })).body.id);
    }
    await database().db.update(links).set({ payoutModel: 'cpc', payPerClick: 0.1 });
  });

  beforeEach(async () => {
    await database().db.delete(clickRows);
    await database().db.delete(reportRows);
  });

  const countAll = async () => {
    const [row] = await database()
      .db.select({ clicks: sum(clickRows.clicks) })
      .from(clickRows);
    return Number(row?.clicks);
  };

  it('is counted in groups, exactly, before it is answered', async () => {
    const transactions = vi.spyOn(database().db, 'transaction');
    const visit = createVisits(database().db);
    const visits = Array.from({ length: crowd }, (_, one) =>
      visit({ id: ids[one % ids.length] ?? '', isClick: true }),
    );
    await visits[0];
    const atFirst = await countAll();
    for (const opened of await Promise.all(visits)) expect(ids).toContain(opened?.link.id);
    expect(transactions.mock.calls.length).toBeLessThanOrEqual(2);
    transactions.mockRestore();

    expect(atFirst).toBeGreaterThan(0);
    expect(await countAll()).toBe(crowd);
    const reports = await database().db.select().from(reportRows);
    expect(reports.map(({ clicks, commissionAmount }) => [clicks, commissionAmount])).toEqual(
      ids.map(() => [crowd / ids.length, crowd / ids.length / 10]),
    );
  });

  it('finds no unknown link, and counts no look', async () => {
    const visit = createVisits(database().db);
    const [unknown, seen] = await Promise.all([
      visit({ id: 'nothing', isClick: true }),
      visit({ id: ids[0] ?? '', isClick: false }),
    ]);
    expect([unknown, seen?.link.id]).toEqual([undefined, ids[0]]);
    expect(await countAll()).toBe(0);
  });

  it('is told if its group cannot be counted, and the next group is', async () => {
    const visit = createVisits(database().db);
    const broken = vi.spyOn(database().db, 'transaction').mockRejectedValueOnce(new Error('no disk'));
    const id = ids[0] ?? '';
    await expect(visit({ id, isClick: true })).rejects.toThrow('no disk');
    broken.mockRestore();
    await visit({ id, isClick: true });
    expect(await countAll()).toBe(1);
  });
});
