import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { operationIds, paths } from '@/lib/contract/paths';
import { fillPath } from '@/lib/contract/query-string';
import { eachDatabase } from '@/lib/testing/databases';
import { createKey } from './keys/create-key';
import { revokeKey, rotateKey } from './keys/revoke-key';
import { createPlatform } from './service';
import { apiKeys } from './store/schema';
import { createWorld, type World } from './testing/world';

const v1 = '/api/seller/v1';

eachDatabase('the platform', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(database().db);
  });
  const ask = (path: string, init: RequestInit = {}) =>
    world.platform.fetch(new Request(`${world.publicUrl}${path}`, init));
  const as = (key: string) => ({ authorization: `Bearer ${key}` });

  it.each([
    ['none', undefined],
    ['an empty header', ''],
    ['no token', 'Bearer'],
    ['another scheme', 'Basic c2VsbGVyOmtleQ=='],
    ['an unknown key', 'Bearer nobody-knows-me'],
  ])('every operation refuses %s as 401 before it looks at anything else', async (_, authorization) => {
    const headers = new Headers(authorization === undefined ? {} : { authorization });
    for (const id of operationIds) {
      const { method, path } = paths[id];
      const answer = await ask(`${fillPath(path, { brand_id: 'x', id: 'x' })}?limit=0`, { method, headers });
      expect([id, answer.status]).toEqual([id, 401]);
      expect(await answer.json()).toEqual({ status: 401, message: 'Unauthorized' });
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    ['twice', (key: string) => `Bearer ${key}, Bearer ${key}`],
    ['with another word', (key: string) => `Bearer ${key} ${key}`],
    ['bare', (key: string) => key],
    ['cut', (key: string) => `Bearer ${key.slice(0, -1)}`],
  ])('refuses a live key given %s', async (_, write) => {
    const answer = await ask(`${v1}/brands`, { headers: { authorization: write(world.mine.key) } });
    expect(answer.status).toBe(401);
  });

  it('accepts each family of key only on its own API', async () => {
    expect((await ask(`${v1}/brands`, { headers: as(world.creator.key) })).status).toBe(401);
    expect((await world.post({}, as(world.mine.key))).status).toBe(401);
    expect(
      (await ask(`${v1}/brands`, { headers: { authorization: `bearer ${world.mine.key}` } })).status,
    ).toBe(200);
  });

  it.each([
    ['GET', `${v1}/nothing`, 404, null],
    ['GET', `${v1}/brands/`, 404, null],
    ['GET', '/api/seller/v3/brands', 404, null],
    ['POST', `${v1}/brands`, 405, 'GET, HEAD'],
    ['DELETE', `${v1}/creators/active`, 405, 'GET, HEAD'],
    ['OPTIONS', `${v1}/reports`, 405, 'GET, HEAD'],
    ['POST', '/l/abc', 405, 'GET, HEAD'],
    ['GET', '/elsewhere', 404, null],
  ])('%s %s is %i in the one error shape', async (method, path, status, allow) => {
    const headers = { ...as(world.mine.key), accept: 'application/json' };
    const answer = await ask(path, { method, headers });
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
    expect(await answer.json()).toMatchObject({ status, message: expect.any(String) });
    expect(answer.headers.get('content-type')).toBe('application/json');
  });

  it('asks for credentials before it reports a missing path', async () => {
    for (const [method, path] of [
      ['GET', `${v1}/nothing`],
      ['POST', `${v1}/brands`],
      ['GET', '/api/creator/v2/links'],
    ]) {
      expect((await ask(path ?? '', { method: method ?? '' })).status).toBe(401);
    }
    const answer = await ask('/api/creator/v2/links', { headers: as(world.creator.key) });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('responds to HEAD like GET, without a body', async () => {
    const answer = await ask(`${v1}/brands`, { method: 'HEAD', headers: as(world.mine.key) });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('returns a request id, the client’s if it is valid', async () => {
    const given = await ask(`${v1}/brands`, { headers: { 'x-request-id': 'trace-12345678' } });
    expect(given.headers.get('x-request-id')).toBe('trace-12345678');
    const strange = await ask(`${v1}/brands`, { headers: { 'x-request-id': '<script>' } });
    expect(strange.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('stores a key’s digest, its edges and its last use', async () => {
    const { db } = database();
    const { id, key } = await createKey(db, { family: 'seller', ownerId: world.mine.id });
    const read = async () => (await db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0];
    expect(JSON.stringify(await read())).not.toContain(key);
    expect(await read()).toMatchObject({
      prefix: key.slice(0, 7),
      lastFour: key.slice(-4),
      lastUsedAt: null,
    });
    expect((await world.get(`${v1}/brands`, key)).status).toBe(200);
    await world.platform.close();
    expect((await read())?.lastUsedAt).toMatch(/Z$/);

    const next = await rotateKey(db, id);
    expect((await world.get(`${v1}/brands`, key)).status).toBe(401);
    expect((await world.get(`${v1}/brands`, next.key)).status).toBe(200);
    await revokeKey(db, next.id);
    expect((await world.get(`${v1}/brands`, next.key)).status).toBe(401);
    await expect(revokeKey(db, next.id)).rejects.toThrow('no live key');
    await expect(revokeKey(db, 'not an id')).rejects.toThrow('no live key');
  });

  it('accepts cursors created by another instance', async () => {
    const first = await world.get(`${v1}/brands?limit=1&marketplace=all`);
    const other = createPlatform({ db: database().db, publicUrl: world.publicUrl });
    const url = `${world.publicUrl}${v1}/brands?limit=1&marketplace=all&cursor=${first.body.cursor}`;
    const second = await other.fetch(new Request(url, { headers: as(world.mine.key) }));
    expect(second.status).toBe(200);
    expect((await second.json()).brands).toHaveLength(1);
  });

  it('publishes its document without credentials', async () => {
    const answer = await ask('/api/openapi.json');
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: world.publicUrl }] });
  });
});
