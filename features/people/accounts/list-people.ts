import { listFactorKinds } from '@/features/people/second-factor/list-factor-kinds';
import { may } from '@/lib/access/member';
import { listMembers } from '@/lib/access/members';
import type { Workspace } from '@/lib/data/store/workspace';

/** The members, in the order they joined, at `joinedAt` (UTC). `factors`: which second factors they have; null unless an owner asks. */
export async function listPeople({ db, id, member }: Workspace) {
  const owns = may(member.role, 'own') && !member.demo;
  const [members, factors] = await Promise.all([listMembers(db, id), owns ? listFactorKinds(db, id) : null]);
  return members.map(({ joinedAt, ...person }) => ({
    ...person,
    joinedAt: joinedAt.toISOString(),
    factors: factors?.get(person.userId) ?? null,
  }));
}
