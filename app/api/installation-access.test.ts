import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { operatorContext } from '@/app/_server/context';
import { changeGrant } from '@/lib/access/grants/testing/stored-grant';
import type { SignedIn } from '@/lib/access/member';
import { scopes } from '@/lib/access/scopes';
import { makeMember } from '@/lib/access/testing/people';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { roles, workspaces } from '@/lib/server/identity/schema';
import { askOwn } from './testing/asked-operations';
import { carrySession, setCookie } from './testing/cookie-jar';
import { makeOperator } from './testing/operators';
import { ask as askByToken, giveToken } from './testing/tokens';

const name = 'GET /api/installation';

openDataFolder();

async function ask({ sessionId }: SignedIn) {
  await carrySession(sessionId, (await getRuntime()).secrets);
  const response = await askOwn(name, {});
  return { status: response.status, answer: await response.json() };
}

it.each(roles)('no role sees the installation, and neither does %s', async (role) => {
  const { db } = await getRuntime();
  const { workspaceId } = await makeMember(db);
  const member = await makeMember(db, { role, workspaceId });
  expect(await ask(member)).toMatchObject({ status: 403, answer: { code: 'forbidden' } });
});

it.each(roles)('whom OPERATORS names sees all workspaces, whatever the role: %s', async (role) => {
  const { db } = await getRuntime();
  const other = await makeMember(db);
  const { workspaceId } = await makeMember(db);
  const member = await makeMember(db, { role, workspaceId });
  await makeOperator(member);
  const { status, answer } = await ask(member);
  expect(status).toBe(200);
  const ids = answer.workspaces.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining([workspaceId, other.workspaceId]));
  expect(answer).toMatchObject({ database: { kind: 'pglite' }, disk: { used: expect.any(Number) } });
});

it('no token of an operator does, and nobody without a session', async () => {
  const { db } = await getRuntime();
  const member = await makeMember(db);
  await makeOperator(member);
  const token = await giveToken(member, []);
  await changeGrant(db, token, { opens: { scopes } });
  setCookie(undefined);
  const message = 'An API token cannot do this. Sign in to the dashboard.';
  expect(await askByToken('GET installation', token)).toMatchObject({ status: 403, message });
  expect((await askOwn(name, {})).status).toBe(401);
});

it('nobody does in the demo', async () => {
  const { db } = await getRuntime();
  const member = await makeMember(db);
  await makeOperator(member);
  await db.update(workspaces).set({ demo: true }).where(eq(workspaces.id, member.workspaceId));
  expect(await ask(member)).toMatchObject({ status: 403, answer: { code: 'forbidden' } });
});

it('the page leads others to their home page', async () => {
  const { db, secrets } = await getRuntime();
  const [member, operator] = [await makeMember(db), await makeMember(db)];
  await makeOperator(operator);
  await carrySession(member.sessionId, secrets);
  await expect(operatorContext()).rejects.toThrow('redirect /');
  await carrySession(operator.sessionId, secrets);
  await expect(operatorContext()).resolves.toMatchObject({ member: { userId: operator.userId } });
});
