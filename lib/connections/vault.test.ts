import { describe, expect, it } from 'vitest';
import { createVault } from './vault';

const keyOf = (kid: string, fill: number) => ({ kid, key: new Uint8Array(32).fill(fill) });
const place = { workspaceId: 'w1', connectionId: 'c1' };
const secret = 'sk_live_0123456789abcdef';

describe('vault', () => {
  it('opens what it sealed, and never seals twice alike', async () => {
    const vault = createVault([keyOf('a', 1)]);
    const [first, second] = await Promise.all([vault.seal(secret, place), vault.seal(secret, place)]);
    expect(first).not.toBe(second);
    expect(first).not.toContain(Buffer.from(secret).toString('base64url'));
    await expect(vault.open(first, place)).resolves.toBe(secret);
  });

  it.each([
    ['another workspace', { ...place, workspaceId: 'w2' }],
    ['another connection', { ...place, connectionId: 'c2' }],
  ])('does not open a text moved to %s', async (_, elsewhere) => {
    const vault = createVault([keyOf('a', 1)]);
    const jwe = await vault.seal(secret, place);
    await expect(vault.open(jwe, elsewhere)).rejects.toMatchObject({ code: 'internal' });
  });

  it('does not open a text whose place was rewritten', async () => {
    const vault = createVault([keyOf('a', 1)]);
    const [header = '', ...rest] = (await vault.seal(secret, place)).split('.');
    const moved = { ...JSON.parse(Buffer.from(header, 'base64url').toString()), place: 'w2/c1' };
    const forged = [Buffer.from(JSON.stringify(moved)).toString('base64url'), ...rest].join('.');
    await expect(vault.open(forged, { ...place, workspaceId: 'w2' })).rejects.toThrow(/cannot be opened/);
  });

  it('does not open an altered text, and says nothing of what is in it', async () => {
    const vault = createVault([keyOf('a', 1)]);
    const jwe = await vault.seal(secret, place);
    const parts = jwe.split('.');
    parts[3] = `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`;
    const error: unknown = await vault.open(parts.join('.'), place).catch((reason: unknown) => reason);
    expect(String(error)).not.toContain('sk_live');
  });

  it('rotates: the newest key seals, older ones still open, others do not', async () => {
    const old = createVault([keyOf('a', 1)]);
    const rotated = createVault([keyOf('b', 2), keyOf('a', 1)]);
    const jwe = await old.seal(secret, place);
    await expect(rotated.open(jwe, place)).resolves.toBe(secret);
    expect(rotated.isStale(jwe)).toBe(true);
    const renewed = await rotated.seal(secret, place);
    expect(rotated.isStale(renewed)).toBe(false);
    await expect(old.open(renewed, place)).rejects.toThrow(/cannot be opened/);
  });
});
