import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { eachDatabase } from '@/lib/testing/databases';
import { makeSecret } from './secret-form';
import { changeGrant, idOf } from './testing/stored-grant';
import { createToken, findToken, tokens } from './tokens';

const order = { name: 'Robot', scopes: ['links:read' as const], days: 7 };

eachDatabase('API tokens', (database) => {
  it('say why they do not work only if they are genuine', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const token = await createToken({ db, mail: null }, owner, order);
    const failing = (message: string) => ({ code: 'unauthenticated', message });
    for (const wrong of [`${token}a`, token.slice(0, -1), 'pd_', '', makeSecret('pd'), makeSecret('pdl')]) {
      const message = 'This API token is not valid. Check that you copied all of it.';
      await expect(findToken(db, wrong)).rejects.toMatchObject(failing(message));
    }
    const later = new Date(Date.now() + 7 * 86_400_000);
    await expect(findToken(db, token, later)).rejects.toMatchObject(failing('This API token has expired.'));
    await tokens.revoke(db, await idOf(db, token), owner);
    await expect(findToken(db, token)).rejects.toMatchObject(failing('This API token was revoked.'));
  });

  it('have no scope that the role of their member cannot use, and none of another version', async () => {
    const { db } = database();
    const analyst = await makeMember(db, {
      role: 'analyst',
      workspaceId: (await makeMember(db)).workspaceId,
    });
    const useless = { ...order, scopes: ['links:read' as const, 'links:write' as const] };
    await expect(createToken({ db, mail: null }, analyst, useless)).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'scopes', message: 'The role analyst cannot use links:write' }],
    });
    const token = await createToken({ db, mail: null }, analyst, order);
    await changeGrant(db, token, { opens: { scopes: ['unknown', 'links:read'] } });
    expect((await findToken(db, token)).opens.scopes).toEqual(['links:read']);
    expect((await tokens.list(db, analyst)).map(({ opens }) => opens.scopes)).toEqual([['links:read']]);
  });
});
