import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { operations } from '@/lib/contract/operations';
import { eachDatabase } from '@/lib/testing/databases';
import { createKey } from '../keys/create-key';
import { seedPlatform } from '../seed/seed-platform';
import { tinyPlan } from '../seed/tiny-plan';
import { createPlatform } from '../service';
import { creators, programCreators, reportRows, sellers } from '../store/schema';

eachDatabase('the creators a seller knows', (database) => {
  beforeAll(async () => {
    await seedPlatform(database().db, { size: tinyPlan, seed: 42, today: '2026-11-21' });
  });

  it.each(tinyPlan.sellers)('every id in $name can be read', async ({ name }) => {
    const { db } = database();
    const platform = createPlatform({ db, publicUrl: 'http://links.test' });
    const [seller] = await db.select().from(sellers).where(eq(sellers.name, name));
    const { key } = await createKey(db, { family: 'seller', ownerId: seller?.id ?? '' });
    const get = async (path: string) => {
      const request = new Request(`http://links.test/api/seller/v1/${path}`, {
        headers: { authorization: `Bearer ${key}` },
      });
      const response = await platform.fetch(request);
      return { status: response.status, body: await response.json() };
    };

    const active = operations.listActiveCreators.response.parse(
      (await get('creators/active?limit=100')).body,
    ).creators;
    const tags = (await db.select().from(programCreators)).map(({ tag }) => tag);
    const lookup = await get(`creator-connections/creators/lookup?creatorConnectionsIds=${tags}`);
    const matches = operations.lookupCreators.response.parse(lookup.body).creators;
    const rows = await db
      .selectDistinct({ id: reportRows.creatorId })
      .from(reportRows)
      .where(eq(reportRows.sellerId, seller?.id ?? ''));
    const met = new Set([
      ...active.map(({ id }) => id),
      ...matches.map(({ creatorTeamId }) => creatorTeamId),
      ...rows.map(({ id }) => id),
    ]);
    const activeIds = new Set(active.map(({ id }) => id));
    expect(matches.some(({ creatorTeamId }) => !activeIds.has(creatorTeamId))).toBe(true);

    for (const { id } of await db.select({ id: creators.id }).from(creators)) {
      const { status, body } = await get(`creators/${id}`);
      if (met.has(id)) expect({ id, status }).toEqual({ id, status: 200 });
      expect('email' in body).toBe(activeIds.has(id));
    }
  });
});
