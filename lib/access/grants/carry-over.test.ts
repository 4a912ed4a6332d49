import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { makeEarlierMember } from '@/lib/access/testing/people';
import { withMigrationsUntil } from '@/lib/server/backup/migrations';
import { type DatabaseLocation, openDatabase } from '@/lib/server/db/open-database';
import { digestToken } from '@/lib/server/identity/link-token';
import { carriesOver } from '@/lib/testing/carry-over';
import { findAddress } from './live-addresses';
import { grants } from './schema';
import { makeSecret } from './secret-form';
import { findShare } from './shares';
import { findToken } from './tokens';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const secrets = { token: makeSecret('pd'), live: makeSecret('pdl'), share: makeSecret('pds') };
const ofSecret = (secret: string) => sql`${digestToken(secret)}, ${secret.slice(-4)}`;
const times = sql`'2026-06-01T12:00Z', now() + interval '30 days', '2026-06-02T12:00Z'`;

/** What 0.3 had in three tables. */
async function fill(location: DatabaseLocation): Promise<void> {
  await withMigrationsUntil('0037_outbox', async (folder) => {
    const { db, close } = await openDatabase(location, undefined, folder);
    const { userId, workspaceId } = await makeEarlierMember(db);
    const member = sql`${workspaceId}, ${userId}`;
    await db.execute(sql`INSERT INTO api_tokens (id, workspace_id, user_id, name, scopes, digest, last_four, created_at, expires_at, last_used_at, revoked_at)
      VALUES (${id(1)}, ${member}, 't', '{links:read,links:write}', ${ofSecret(secrets.token)}, ${times}, NULL),
        (${id(2)}, ${member}, 'revoked', '{links:read}', 'd', 'last', ${times}, '2026-06-03T12:00Z')`);
    await db.execute(sql`INSERT INTO live_addresses (id, workspace_id, user_id, name, list, search, range, week_start, receipt, digest, last_four, created_at, expires_at, last_used_at, refreshed_at)
      VALUES (${id(3)}, ${member}, 'l', 'brands', 'q=tea', 'last-28-days', 1, 'columns', ${ofSecret(secrets.live)}, ${times}, '2026-06-02T11:00Z')`);
    await db.execute(sql`INSERT INTO shares (id, workspace_id, user_id, name, page, search, range, week_start, password_hash, digest, last_four, created_at, expires_at, last_viewed_at, views)
      VALUES (${id(4)}, ${member}, 's', '/reports', 'from=2026-01-01', NULL, 0, 'hash', ${ofSecret(secrets.share)}, ${times}, 7)`);
    await close();
  });
}

carriesOver('grants of 0.3 keep their ids, secrets and uses', async (location) => {
  await fill(location);
  const { db, close } = await openDatabase(location);
  expect(await findToken(db, secrets.token)).toMatchObject({
    id: id(1),
    name: 't',
    ended: null,
    opens: { scopes: ['links:read', 'links:write'] },
  });
  expect(await findAddress(db, secrets.live)).toMatchObject({
    id: id(3),
    name: 'l',
    passwordHash: null,
    opens: { list: 'brands', search: 'q=tea', range: 'last-28-days', weekStart: 1, receipt: 'columns' },
  });
  expect(await findShare(db, secrets.share)).toMatchObject({
    id: id(4),
    name: 's',
    passwordHash: 'hash',
    opens: { page: '/reports', search: 'from=2026-01-01', range: null, weekStart: 0 },
  });
  const kept = { createdAt: new Date('2026-06-01T12:00Z'), lastUsedAt: new Date('2026-06-02T12:00Z') };
  expect(await db.select().from(grants).orderBy(grants.id)).toMatchObject([
    { ...kept, kind: 'token', uses: 0, revokedAt: null },
    { ...kept, id: id(2), kind: 'token', revokedAt: new Date('2026-06-03T12:00Z') },
    { ...kept, kind: 'live', refreshedAt: new Date('2026-06-02T11:00Z') },
    { ...kept, kind: 'share', uses: 7, lastFour: secrets.share.slice(-4) },
  ]);
  await close();
});
