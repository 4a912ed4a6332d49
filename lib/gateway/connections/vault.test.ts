import { describe, expect, it } from 'vitest';
import { sealUnbound } from './testing/unbound-key';
import { createVault } from './vault';

const keyOf = (kid: string, fill: number) => ({ kid, key: new Uint8Array(32).fill(fill) });
const row = { workspaceId: 'w1', connectionId: 'c1' };
const api = 'https://api.example';
const secret = 'sk_live_0123456789abcdef';

describe('vault', () => {
  it('decrypts what it encrypted, with a different ciphertext each time', async () => {
    const vault = createVault([keyOf('a', 1)], api);
    const [first, second] = await Promise.all([vault.seal(secret, row), vault.seal(secret, row)]);
    expect(first).not.toBe(second);
    expect(first).not.toContain(Buffer.from(secret).toString('base64url'));
    await expect(vault.open(first, row)).resolves.toBe(secret);
  });

  it.each([
    ['another workspace', { ...row, workspaceId: 'w2' }],
    ['another connection', { ...row, connectionId: 'c2' }],
  ])('does not open a text moved to %s', async (_, elsewhere) => {
    const vault = createVault([keyOf('a', 1)], api);
    const jwe = await vault.seal(secret, row);
    await expect(vault.open(jwe, elsewhere)).rejects.toMatchObject({ code: 'internal' });
  });

  it('does not decrypt a key that was moved to another row', async () => {
    const vault = createVault([keyOf('a', 1)], api);
    const [header = '', ...rest] = (await vault.seal(secret, row)).split('.');
    const moved = { ...JSON.parse(Buffer.from(header, 'base64url').toString()), place: 'w2/c1' };
    const forged = [Buffer.from(JSON.stringify(moved)).toString('base64url'), ...rest].join('.');
    await expect(vault.open(forged, { ...row, workspaceId: 'w2' })).rejects.toThrow(/cannot be opened/);
  });

  it('does not decrypt an altered text, and reveals nothing about its content', async () => {
    const vault = createVault([keyOf('a', 1)], api);
    const jwe = await vault.seal(secret, row);
    const parts = jwe.split('.');
    parts[3] = `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`;
    const error: unknown = await vault.open(parts.join('.'), row).catch((reason: unknown) => reason);
    expect(String(error)).not.toContain('sk_live');
  });

  it('rotates: the newest key encrypts, older ones still decrypt, unknown ones do not', async () => {
    const old = createVault([keyOf('a', 1)], api);
    const rotated = createVault([keyOf('b', 2), keyOf('a', 1)], api);
    const jwe = await old.seal(secret, row);
    await expect(rotated.open(jwe, row)).resolves.toBe(secret);
    const renewed = (await rotated.renew(jwe, row, api)) ?? '';
    await expect(rotated.open(renewed, row)).resolves.toBe(secret);
    expect(await rotated.renew(renewed, row, api)).toBeUndefined();
    await expect(old.open(renewed, row)).rejects.toThrow(/cannot be opened/);
  });

  it('does not decrypt a key of another API, also after rotation', async () => {
    const elsewhere = 'https://other.example';
    const jwe = await createVault([keyOf('a', 1)], elsewhere).seal(secret, row);
    const rotated = createVault([keyOf('b', 2), keyOf('a', 1)], api);
    await expect(rotated.open(jwe, row)).rejects.toThrow(/cannot be opened/);
    await expect(rotated.renew(jwe, row, api)).rejects.toThrow(/cannot be opened/);
    const renewed = (await rotated.renew(jwe, row, elsewhere)) ?? '';
    await expect(rotated.open(renewed, row)).rejects.toThrow(/cannot be opened/);
    await expect(createVault([keyOf('b', 2)], elsewhere).open(renewed, row)).resolves.toBe(secret);
  });

  it('binds a key without an API, and decrypts it only then', async () => {
    const vault = createVault([keyOf('a', 1)], api);
    const unbound = await sealUnbound(secret, keyOf('a', 1), row);
    await expect(vault.open(unbound, row)).rejects.toThrow(/cannot be opened/);
    const bound = (await vault.renew(unbound, row, api)) ?? '';
    await expect(vault.open(bound, row)).resolves.toBe(secret);
    expect(await vault.renew(bound, row, api)).toBeUndefined();
  });
});
