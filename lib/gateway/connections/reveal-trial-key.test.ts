import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import type { KeyFamily } from '@/lib/contract/operations';
import { createTrialKey } from '@/lib/platform/keys/create-trial-key';
import { createWorld } from '@/lib/platform/testing/world';
import { auditEvents } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { addConnection } from './add-connection';
import { revealTrialKey } from './reveal-trial-key';
import { testVault } from './testing/vault';

const network = '192.0.2.7/32';

eachDatabase('revealing a trial key', (database) => {
  async function setUp() {
    const { db } = database();
    const world = await createWorld(db);
    const member = await makeMember(db);
    const { workspaceId } = member;
    const parts = {
      db,
      vault: testVault,
      createTrialKey: (family: KeyFamily, known: string) => createTrialKey(db, family, known),
    };
    const connect = (key: string) => addConnection(db, testVault, { workspaceId, family: 'seller', key });
    return { db, world, member, parts, connect };
  }

  it('returns a key of the same seller, and the audit names it without showing it', async () => {
    const { db, world, member, parts, connect } = await setUp();
    await connect(world.mine.key);
    const key = await revealTrialKey(parts, member, 'seller', network);
    expect(key).not.toBe(world.mine.key);
    const brands = await world.get('/api/seller/v1/brands', key);
    expect(brands.body).toEqual((await world.get('/api/seller/v1/brands')).body);
    const trial = and(eq(auditEvents.workspaceId, member.workspaceId), eq(auditEvents.action, 'key.trial'));
    const entries = await db.select().from(auditEvents).where(trial);
    expect(entries).toMatchObject([
      { userId: member.userId, subject: expect.stringMatching(/^seller sk_.+…/) },
    ]);
    expect(JSON.stringify(entries)).not.toContain(key);
  });

  it('requires a valid key of the workspace, and the embedded platform', async () => {
    const { member, parts, connect } = await setUp();
    const reveal = (given = parts) => revealTrialKey(given, member, 'seller', network);
    await expect(reveal()).rejects.toMatchObject({ code: 'key_missing' });
    await connect('a-key-that-was-revoked');
    await expect(reveal()).rejects.toMatchObject({ code: 'key_refused' });
    const elsewhere = revealTrialKey({ ...parts, createTrialKey: undefined }, member, 'seller', network);
    await expect(elsewhere).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is rate-limited per network', async () => {
    const { world, member, parts, connect } = await setUp();
    await connect(world.mine.key);
    const reveal = () => revealTrialKey(parts, member, 'seller', '192.0.2.8/32');
    for (let at = 0; at < 30; at += 1) await reveal();
    await expect(reveal()).rejects.toMatchObject({ code: 'throttled' });
  });
});
