import { beforeAll, expect, it } from 'vitest';
import { pageScope } from '@/lib/access/page-scope';
import { encodeSessionToken, sessionCookie } from '@/lib/access/session-token';
import { makeMember } from '@/lib/access/testing/people';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import type { FormState } from '@/lib/server/http/form';
import { type Role, roles } from '@/lib/server/identity/schema';
import { sent } from '@/lib/testing/next/headers';

/** Who may call an action: owners, managers, all members, or everyone including signed-out visitors. */
type Who = 'owners' | 'managers' | 'members' | 'everybody';
const actions: Record<string, Record<string, Who>> = {
  '(auth)/forgot': { requestReset: 'everybody' },
  '(auth)/invite/[token]': { joinAsMember: 'members', joinWithAccount: 'everybody' },
  '(auth)/reset/[token]': { setPasswordByLink: 'everybody' },
  '(auth)/sign-in': { signInByPassword: 'everybody', signInToDemo: 'everybody' },
  '(auth)/sign-in/second-factor': { askForPasskey: 'everybody', finishSignIn: 'everybody' },
  '(auth)/sign-up': { signUpByForm: 'everybody' },
  '(auth)/confirm-address/[token]': { confirmByLink: 'everybody' },
  '(auth)/stop-mail/[token]': { stopMailByLink: 'everybody' },
  '(dashboard)': { openWorkspace: 'members', signOut: 'everybody' },
  '(dashboard)/settings/account': {
    deleteOwnAccount: 'members',
    endOne: 'members',
    endOthers: 'members',
    rename: 'members',
    setPassword: 'members',
  },
  '(dashboard)/settings/connections': { createTrialKey: 'managers' },
  '(dashboard)/settings/members': {
    inviteMember: 'managers',
    leave: 'members',
    makeResetLink: 'managers',
    remove: 'managers',
    renameOurs: 'managers',
    requireFactors: 'owners',
    setRole: 'managers',
    showEarnings: 'owners',
    withdraw: 'managers',
  },
  '(dashboard)/workspaces/new': { makeWorkspace: 'members' },
  's/[token]': { openShare: 'everybody' },
};
/** Actions that are not bound to a page. They affect no workspace, or name the one to open. */
const unbound = ['openWorkspace', 'signOut'];

type Action = (...given: unknown[]) => Promise<FormState>;
const modules = import.meta.glob<Record<string, Action>>('./**/actions.ts');
const site = 'http://localhost:3000';
const people = new Map<Role, { value: string; scope: string }>();

openDataFolder();

beforeAll(async () => {
  const { db, secrets } = await getRuntime();
  for (const role of roles) {
    const { workspaceId } = await makeMember(db);
    const member = await makeMember(db, role === 'owner' ? {} : { role, workspaceId });
    const value = await encodeSessionToken(member.sessionId, secrets.session);
    people.set(role, { value, scope: pageScope(member) });
  }
});

type Given = { role: Role | null; scope?: string; origin?: string };

/** Returns the form's state or the redirect. The form is empty, so a permitted person gets field errors. */
async function act(path: string, name: string, { role, scope, origin = site }: Given): Promise<string> {
  const person = role ? people.get(role) : undefined;
  sent.cookies.clear();
  if (person) sent.cookies.set(sessionCookie, { name: sessionCookie, value: person.value });
  sent.headers.origin = origin;
  const action = (await modules[`./${path}/actions.ts`]?.())?.[name];
  if (!action) throw new Error(`${path} has no ${name}`);
  const bound = actions[path]?.[name] !== 'everybody' && !unbound.includes(name);
  const state = [{}, new FormData()];
  try {
    const answer = await action(...(bound ? [scope ?? person?.scope ?? 'a/b/owner', ...state] : state));
    return answer.message ?? 'done';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it('covers every server action', async () => {
  const paths = Object.keys(modules).map((file) => file.slice(2, -'/actions.ts'.length));
  expect(paths.sort()).toEqual(Object.keys(actions).sort());
  for (const path of paths) {
    const names = Object.keys((await modules[`./${path}/actions.ts`]?.()) ?? {});
    expect(names.sort(), path).toEqual(Object.keys(actions[path] ?? {}).sort());
  }
});

const all = Object.entries(actions).flatMap(([path, names]) =>
  Object.entries(names).map(([name, who]) => [name, who, path] as const),
);
const guarded = all.filter(([, who]) => who !== 'everybody');
const refused = /^The role \w+ may not do this\.$/;

it.each(all)('%s, for %s, rejects another site', async (name, _, path) => {
  const answer = await act(path, name, { role: 'owner', origin: 'https://elsewhere.example' });
  expect(answer).toMatch(/another site/);
});

it.each(guarded)('%s, for %s, needs a session', async (name, _, path) => {
  expect(await act(path, name, { role: null })).toBe('redirect /sign-in');
});

it.each(guarded.filter(([name]) => !unbound.includes(name)))(
  '%s, for %s, is refused to a page of another workspace',
  async (name, _, path) => {
    const scope = 'another-workspace/somebody/owner';
    expect(await act(path, name, { role: 'owner', scope })).toMatch(/in another tab/);
  },
);

const mayAct: Partial<Record<Who, readonly Role[]>> = { owners: ['owner'], managers: ['owner', 'admin'] };

it.each(guarded.filter(([, who]) => who in mayAct))(
  '%s, for %s, is refused to lesser roles',
  async (name, who, path) => {
    for (const role of roles) {
      const answer = expect(await act(path, name, { role }), role);
      if (mayAct[who]?.includes(role)) answer.not.toMatch(refused);
      else answer.toMatch(refused);
    }
  },
);
