import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addChannel } from '@/features/alerts/change-channels';
import { openChannel } from '@/features/alerts/channel-secret';
import { openAppSecret } from '@/features/people/second-factor/app-secret';
import { makeAppMember } from '@/features/people/second-factor/testing/members';
import { makeMember } from '@/lib/access/testing/people';
import { readSecrets } from '@/lib/base/secrets';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import { embeddedApi } from '@/lib/server/db/api-in-use';
import { authenticatorApps } from '@/lib/server/identity/schema';
import { addConnection } from './add-connection';
import { rotateKeys } from './rotate-keys';
import { connections } from './schema';
import { findStoredKey } from './stored-key';
import { accountSecrets, createVault, type Vault } from './vault';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partnerdeck-rotate-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const entryOf = (name: string, letter: string) =>
  `${name}:${Buffer.from(letter.repeat(32)).toString('base64')}`;
const key = 'sk_a_key_of_a_seller';
const address = 'https://hooks.example/services/a-secret';

eachLedger('Stored keys', (ledger) => {
  async function setUp(given: { ENCRYPTION_KEYS?: string[] } = {}) {
    const { db } = ledger();
    // A rotation covers all stored keys; those of earlier tests have other encryption keys.
    await db.delete(connections);
    await db.delete(alertChannels);
    await db.delete(authenticatorApps);
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: undefined,
      NEXTAUTH_SECRET: undefined,
      ENCRYPTION_KEYS: given.ENCRYPTION_KEYS,
    };
    const secrets = await readSecrets(environment);
    const vault = createVault(secrets.encryptionKeys, embeddedApi);
    const member = await makeMember(db);
    const { workspaceId } = member;
    await addConnection(db, vault, { workspaceId, family: 'seller', key });
    const channel = await addChannel(
      { db, vault, member, allowPrivate: false },
      { name: 'Chat', shape: 'slack', address, perHour: 10 },
    );
    const readAddress = async (by = vault) => {
      const [row] = await db.select().from(alertChannels).where(eq(alertChannels.id, channel.id));
      return (await openChannel(by, row ?? { id: '', workspaceId, jwe: '' }))?.address;
    };
    const { member: person, secret } = await makeAppMember(db, new Date(), {
      vault: createVault(secrets.encryptionKeys, accountSecrets),
    });
    const readAppSecret = async (by: Vault) => {
      const own = eq(authenticatorApps.userId, person.userId);
      const [row] = await db.select().from(authenticatorApps).where(own);
      return openAppSecret(by, person.userId, row?.jwe ?? '');
    };
    const read = (by = vault) => findStoredKey(db, by, workspaceId, 'seller');
    return { db, environment, secrets, vault, read, readAddress, secret, readAppSecret };
  }

  it('stay readable while they are re-encrypted, and then need only the new encryption key', async () => {
    const { db, environment, secrets, vault, read, readAddress, secret, readAppSecret } = await setUp();
    const before = await readFile(join(folder, 'secrets/encryption-keys'), 'utf8');
    const answers: (string | undefined)[] = [];
    let rotating = true;
    const asking = Array.from({ length: 10 }, async () => {
      do answers.push((await read())?.key);
      while (rotating);
    });
    const { renewed, kid } = await rotateKeys({ environment, secrets, db, vault });
    rotating = false;
    await Promise.all(asking);
    expect(renewed).toBe(3);
    expect(new Set(answers)).toEqual(new Set([key]));

    const file = join(folder, 'secrets/encryption-keys');
    const after = await readFile(file, 'utf8');
    expect(after).toMatch(new RegExp(`^${kid}:[A-Za-z0-9+/=]+$`));
    expect(after).not.toContain(before.split(':')[1]);
    // Earlier backups open with it.
    expect(await readFile(`${file}.old`, 'utf8')).toBe(`${before.trim()}\n`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const restarted = await readSecrets(environment);
    const later = createVault(restarted.encryptionKeys, embeddedApi);
    expect(await read(later)).toMatchObject({ key });
    expect(await readAddress(later)).toBe(address);
    expect(await readAppSecret(createVault(restarted.encryptionKeys, accountSecrets))).toBe(secret);
  });

  it('move to the first configured encryption key, so that the others can be removed', async () => {
    const { db, read } = await setUp({ ENCRYPTION_KEYS: [entryOf('old', 'a')] });
    const both = { DATA_DIR: folder, DATABASE_URL: 'postgres://x', NEXTAUTH_SECRET: undefined };
    const environment = { ...both, ENCRYPTION_KEYS: [entryOf('new', 'b'), entryOf('old', 'a')] };
    const secrets = await readSecrets(environment);
    const vault = createVault(secrets.encryptionKeys, embeddedApi);
    expect(await rotateKeys({ environment, secrets, db, vault })).toMatchObject({ kid: 'new', renewed: 3 });
    const [newest] = secrets.encryptionKeys;
    expect(await read(createVault([newest], embeddedApi))).toMatchObject({ key });
    expect(await rotateKeys({ environment, secrets, db, vault })).toMatchObject({ renewed: 0 });
  });

  it('are not rotated if each server would have its own key file', async () => {
    const { db, environment, secrets, vault, read } = await setUp();
    const shared = { ...environment, DATABASE_URL: 'postgres://x' };
    await expect(rotateKeys({ environment: shared, secrets, db, vault })).rejects.toThrow(
      'Set ENCRYPTION_KEYS',
    );
    expect(await read()).toMatchObject({ key });
  });
});
