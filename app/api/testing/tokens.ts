import { beforeAll, vi } from 'vitest';
import { createToken } from '@/lib/access/grants/tokens';
import type { SignedIn } from '@/lib/access/member';
import { type Scope, scopesOf } from '@/lib/access/scopes';
import { makeMember } from '@/lib/access/testing/people';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { type Role, roles } from '@/lib/server/identity/schema';
import { answerRequest } from './answer-request';

export const origin = 'http://localhost:3000';

/** A runtime with one workspace, a member of each role, and a high limit of requests. Returns the member of a role. */
export function makePeople(): (role: Role) => SignedIn {
  const people = new Map<Role, SignedIn>();
  openDataFolder();
  beforeAll(async () => {
    vi.stubEnv('TOKEN_REQUESTS_PER_MINUTE', '100000');
    const { db } = await getRuntime();
    const owner = await makeMember(db);
    const { workspaceId } = owner;
    for (const role of roles) {
      people.set(role, role === 'owner' ? owner : await makeMember(db, { role, workspaceId }));
    }
  });
  return (role) => {
    const person = people.get(role);
    if (!person) throw new Error('The members exist only while tests run.');
    return person;
  };
}

/** A token of a member with some of the scopes that the role can use, or all. */
export async function giveToken(
  member: SignedIn,
  scopes: readonly Scope[] = scopesOf(member),
): Promise<string> {
  const { db } = await getRuntime();
  return createToken({ db, mail: null }, member, { name: 'Test', scopes: [...scopes], days: 1 });
}

const id = '00000000-0000-4000-8000-000000000000';

/** Asks as a program does: no origin, no cookie, only the token. `name` is such as `GET notes/{id}`. */
export async function ask(name: string, token: string | undefined, more: HeadersInit = {}) {
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replace('{id}', id).replace('{list}', 'links');
  const headers = { host: new URL(origin).host, authorization: `Bearer ${token}`, ...more };
  const response = await answerRequest(new Request(`${origin}/api/${filled}`, { method, headers }));
  const { status } = response;
  const body: { message?: string } = response.headers.get('content-type')?.includes('json')
    ? await response.json()
    : await response.body?.cancel().then(() => ({}));
  return { status, message: body?.message ?? '', headers: response.headers };
}
