import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSecrets } from './secrets';

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'partnerdeck-secrets-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true }));

describe('readSecrets', () => {
  it('generates them once, readable only by the owner', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => readSecrets({ DATA_DIR })));
    for (const secrets of all) expect(secrets).toEqual(all[0]);
    await expect(readSecrets({ DATA_DIR })).resolves.toEqual(all[0]);
    for (const name of ['session', 'encryption-keys']) {
      expect((await stat(join(DATA_DIR, 'secrets', name))).mode & 0o777).toBe(0o600);
    }
    expect(all[0]?.encryptionKeys[0].key).toHaveLength(32);
  });

  it('uses those in the environment, and then writes nothing', async () => {
    const key = Buffer.alloc(32, 1).toString('base64');
    const secrets = await readSecrets({
      DATA_DIR,
      NEXTAUTH_SECRET: 'x'.repeat(32),
      ENCRYPTION_KEYS: [`new:${key}`, `old:${key}`],
    });
    expect(secrets.session).toBe('x'.repeat(32));
    expect(secrets.encryptionKeys.map(({ kid }) => kid)).toEqual(['new', 'old']);
    await expect(readFile(join(DATA_DIR, 'secrets', 'session'))).rejects.toThrow(/ENOENT/);
  });

  it('reports an empty file instead of locking everyone out', async () => {
    await readSecrets({ DATA_DIR });
    await writeFile(join(DATA_DIR, 'secrets', 'encryption-keys'), 'k1:');
    await expect(readSecrets({ DATA_DIR })).rejects.toThrow(/encryption-keys/);
  });
});
