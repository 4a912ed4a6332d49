import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { apiKeys } from '../store/schema';
import { createWorld } from '../testing/world';
import { createTrialKey } from './create-trial-key';
import { digestKey } from './digest-key';

eachDatabase('a trial key', (database) => {
  const path = '/api/seller/v1/brands';

  it('sees the same data as the known key until it expires, and is deleted with the next one', async () => {
    const { db } = database();
    const { mine, get } = await createWorld(db);
    const key = (await createTrialKey(db, 'seller', mine.key)) ?? '';
    const { status, body } = await get(path, key);
    expect(status).toBe(200);
    expect(body).toEqual((await get(path)).body);

    const digest = digestKey(key);
    await db
      .update(apiKeys)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(apiKeys.digest, digest));
    expect((await get(path, key)).status).toBe(401);
    expect((await get(path)).status).toBe(200);
    await createTrialKey(db, 'seller', mine.key);
    expect(await db.$count(apiKeys, eq(apiKeys.digest, digest))).toBe(0);
  });

  it('lasts 24 hours', async () => {
    const { db } = database();
    const { mine } = await createWorld(db);
    const key = (await createTrialKey(db, 'seller', mine.key)) ?? '';
    const [row] = await db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.digest, digestKey(key)));
    const hours = (Date.parse(row?.expiresAt ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('lasts no longer if the clock was ahead when it was created', async () => {
    const { db } = database();
    const { mine, get } = await createWorld(db);
    const key = (await createTrialKey(db, 'seller', mine.key)) ?? '';
    await db
      .update(apiKeys)
      .set({ expiresAt: sql`now() + interval '1 year'` })
      .where(eq(apiKeys.digest, digestKey(key)));
    expect((await get(path, key)).status).toBe(401);
  });

  it('is not created for an unknown key, or for a key of the other family', async () => {
    const { db } = database();
    const { mine, creator } = await createWorld(db);
    expect(await createTrialKey(db, 'seller', 'nobody-has-this-key')).toBeNull();
    expect(await createTrialKey(db, 'seller', creator.key)).toBeNull();
    expect(await createTrialKey(db, 'creator', mine.key)).toBeNull();
  });
});
