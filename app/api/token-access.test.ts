import { beforeAll, expect, it } from 'vitest';
import { operations } from '@/features/api';
import { exportedLists } from '@/features/exports/lists';
import { changeGrant } from '@/lib/access/grants/testing/stored-grant';
import { allows } from '@/lib/access/member';
import { type Scope, scopes } from '@/lib/access/scopes';
import { getRuntime } from '@/lib/runtime/runtime';
import { isReading } from '@/lib/server/http/same-origin';
import { roles } from '@/lib/server/identity/schema';
import { everyName, lists, needs, never } from './testing/token-scopes';
import { ask, giveToken, makePeople } from './testing/tokens';

const memberOf = makePeople();
/** Tokens of the owner with one scope. */
const single = new Map<Scope, string>();
/** Tokens with all scopes, by the role of their member. */
const ofRole = new Map<string, string>();

beforeAll(async () => {
  const { db } = await getRuntime();
  for (const role of roles) {
    const member = memberOf(role);
    // As if the member had been an owner before: the rights are those of now.
    const token = await giveToken(member, []);
    ofRole.set(role, token);
    await changeGrant(db, token, { opens: { scopes } });
  }
  for (const scope of scopes) single.set(scope, await giveToken(memberOf('owner'), [scope]));
});

const lacks = (scope: Scope) => `This API token lacks the scope ${scope}.`;
const neverMessage = 'An API token cannot do this. Sign in to the dashboard.';

it('covers every operation and list', () => {
  const expected = Object.keys(operations).map((name) => name.replace('/api/', ''));
  expect([...everyName].sort()).toEqual(expected.sort());
  expect(Object.keys(lists).sort()).toEqual(Object.keys(exportedLists).sort());
});

it.each(needs)('%s needs %s', async (name, scope) => {
  for (const given of scopes) {
    const { status, message } = await ask(name, single.get(given));
    if (given === scope) expect([401, 403], given).not.toContain(status);
    else expect([status, message], given).toEqual([403, lacks(scope)]);
  }
});

it.each(needs)('%s follows the role that the member has now', async (name) => {
  const operation = Object.entries(operations).find(([key]) => key.replace('/api/', '') === name)?.[1];
  const action = isReading(name.split(' ')[0] ?? '') ? 'read' : 'write';
  for (const role of roles) {
    const { status, message } = await ask(name, ofRole.get(role));
    if (operation && allows(memberOf(role), operation.access, action))
      expect([401, 403], role).not.toContain(status);
    else expect([status, message], role).toEqual([403, `The role ${role} may not do this.`]);
  }
});

it.each(never)('%s is done by no token', async (name) => {
  expect(await ask(name, ofRole.get('owner'))).toMatchObject({ status: 403, message: neverMessage });
});

it.each(Object.entries(lists))('the export of %s needs %s', async (list, scope) => {
  for (const given of scopes) {
    const { status, message } = await ask(`GET exports/${list}`, single.get(given));
    if (given === scope) expect([401, 403], given).not.toContain(status);
    else expect([status, message], given).toEqual([403, lacks(scope)]);
  }
});
