import { beforeAll, expect, it } from 'vitest';
import { pageScope } from '@/lib/access/page-scope';
import { encodeSessionToken, sessionCookie } from '@/lib/access/session-token';
import { makeMember } from '@/lib/access/testing/people';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import type { FormState } from '@/lib/server/http/form';
import { sent } from '@/lib/testing/next/headers';

/** Who may call an action: all members, or everyone including signed-out visitors. Operations are for roles. */
type Who = 'members' | 'everybody';
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
  's/[token]': { openShare: 'everybody' },
};
/** Actions that are refused for anyone but the member who opened the page. Others name the workspace to open. */
const drawn = ['joinAsMember'];

type Action = (state: FormState, form: FormData) => Promise<FormState>;
const modules = import.meta.glob<Record<string, Action>>('./**/actions.ts');
const site = 'http://localhost:3000';
let person = { value: '', scope: '' };

openDataFolder();

beforeAll(async () => {
  const { db, secrets } = await getRuntime();
  const member = await makeMember(db);
  const value = await encodeSessionToken(member.sessionId, secrets.session);
  person = { value, scope: pageScope(member) };
});

type Given = { signedIn: boolean; scope?: string; origin?: string };

/** Returns the form's state or the redirect. The form has no more than its scope, so a permitted person gets an error. */
async function act(path: string, name: string, given: Given): Promise<string> {
  const { signedIn, scope = person.scope, origin = site } = given;
  sent.cookies.clear();
  if (signedIn) sent.cookies.set(sessionCookie, { name: sessionCookie, value: person.value });
  sent.headers.origin = origin;
  const action = (await modules[`./${path}/actions.ts`]?.())?.[name];
  if (!action) throw new Error(`${path} has no ${name}`);
  const form = new FormData();
  form.set('scope', scope);
  try {
    const answer = await action({}, form);
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

it.each(all)('%s, for %s, rejects another site', async (name, _, path) => {
  const answer = await act(path, name, { signedIn: true, origin: 'https://elsewhere.example' });
  expect(answer).toMatch(/another site/);
});

it.each(guarded)('%s, for %s, needs a session', async (name, _, path) => {
  expect(await act(path, name, { signedIn: false })).toBe('redirect /sign-in');
  expect(await act(path, name, { signedIn: true })).not.toMatch(/sign-in/);
});

it.each(guarded.filter(([name]) => drawn.includes(name)))(
  '%s, for %s, is refused to a page of another workspace',
  async (name, _, path) => {
    for (const scope of ['another-workspace/somebody/owner', ''])
      expect(await act(path, name, { signedIn: true, scope })).toMatch(/in another tab/);
    expect(await act(path, name, { signedIn: true })).not.toMatch(/in another tab/);
  },
);
