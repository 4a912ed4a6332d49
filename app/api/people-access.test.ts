import { expect, it } from 'vitest';
import { findMember } from '@/lib/access/find-member';
import type { SignedIn } from '@/lib/access/member';
import { sessionCookie } from '@/lib/access/session-token';
import { startSession } from '@/lib/access/start-session';
import { makeMember, visitor } from '@/lib/access/testing/people';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { sent } from '@/lib/testing/next/headers';
import { askOwn } from './testing/asked-operations';
import { carrySession } from './testing/cookie-jar';

openDataFolder();

async function ask(member: SignedIn, name: string, body?: object, id = '') {
  const { secrets } = await getRuntime();
  await carrySession(member.sessionId, secrets);
  const response = await askOwn(name, { body, values: { id } });
  return [response.status, await response.json()] as const;
}

it('lets everyone remove themselves, and managers others; an owner remains', async () => {
  const { db } = await getRuntime();
  const owner = await makeMember(db);
  const join = (role: 'admin' | 'analyst' | 'creator') =>
    makeMember(db, { role, workspaceId: owner.workspaceId });
  const [admin, analyst, creator] = [await join('admin'), await join('analyst'), await join('creator')];
  const remove = async (actor: SignedIn, { userId }: SignedIn) =>
    (await ask(actor, 'DELETE /api/members/{id}', undefined, userId))[0];
  expect(await remove(creator, analyst)).toBe(403);
  expect(await remove(analyst, creator)).toBe(403);
  expect(await remove(admin, owner)).toBe(403);
  expect(await remove(owner, owner)).toBe(409);
  expect(await remove(creator, creator)).toBe(200);
  expect(await remove(creator, creator)).toBe(401);
  expect(await remove(admin, analyst)).toBe(200);
  expect(await findMember(db, analyst.sessionId)).toBeUndefined();
  const list = async (actor: SignedIn) => (await ask(actor, 'GET /api/members'))[1].members;
  expect(await list(owner)).toMatchObject([{ factors: 'none' }, { factors: 'none' }]);
  expect(await list(admin)).toMatchObject([{ factors: null }, { factors: null }]);
});

it('lists and ends sessions of the person alone, and keeps this one', async () => {
  const { db } = await getRuntime();
  const [member, other] = [await makeMember(db), await makeMember(db)];
  const { userId, workspaceId } = member;
  const elsewhere = () => startSession(db, userId, visitor, { workspaceId });
  const [second] = [await elsewhere(), await elsewhere()];
  const [, { sessions }] = await ask(member, 'GET /api/sessions');
  expect(sessions).toHaveLength(3);
  expect(Object(sessions.find(({ isThis }: { isThis: boolean }) => isThis)).id).toBe(member.sessionId);
  expect((await ask(other, 'DELETE /api/sessions/{id}', undefined, second))[0]).toBe(404);
  expect((await ask(member, 'DELETE /api/sessions/{id}', undefined, second))[0]).toBe(200);
  expect(await findMember(db, second)).toBeUndefined();
  expect((await ask(member, 'DELETE /api/sessions'))[0]).toBe(200);
  expect((await ask(member, 'GET /api/sessions'))[1].sessions).toMatchObject([{ id: member.sessionId }]);
});

it('switches the session to a new workspace, and forgets it with the account', async () => {
  const { db } = await getRuntime();
  const member = await makeMember(db);
  expect(await ask(member, 'POST /api/workspaces', { name: ' ' })).toMatchObject([
    422,
    { issues: [{ field: 'name' }] },
  ]);
  expect((await ask(member, 'POST /api/workspaces', { name: 'Shop' }))[0]).toBe(201);
  expect(await findMember(db, member.sessionId)).toMatchObject({ workspaceName: 'Shop', role: 'owner' });
  const remove = (email: string) => ask(member, 'DELETE /api/account', { email });
  expect(await remove('ada@example.com')).toMatchObject([422, { issues: [{ field: 'email' }] }]);
  expect(sent.cookies.has(sessionCookie)).toBe(true);
  expect((await remove(member.email.toUpperCase()))[0]).toBe(200);
  expect(sent.cookies.has(sessionCookie)).toBe(false);
  expect(await findMember(db, member.sessionId)).toBeUndefined();
});
