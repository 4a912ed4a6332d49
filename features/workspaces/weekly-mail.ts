import { and, eq, isNotNull } from 'drizzle-orm';
import { refuseInDemo } from '@/lib/access/members';
import type { Workspace } from '@/lib/data/store/workspace';
import { users } from '@/lib/server/identity/schema';

type Reader = Pick<Workspace, 'db' | 'member' | 'language'>;

/** Whether the member gets all of their workspaces by mail each Monday. */
export const getsWeeklyMail = async ({ db, member }: Pick<Reader, 'db' | 'member'>): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, member.userId), isNotNull(users.weeklyMail)))) > 0;

/** Turns the weekly mail on, in the reader's language, or off. Throws Failure `conflict` in the demo. */
export async function setWeeklyMail({ db, member, language }: Reader, weekly: boolean) {
  refuseInDemo(member);
  await db
    .update(users)
    .set({ weeklyMail: weekly ? language.locale : null })
    .where(eq(users.id, member.userId));
  return { weekly };
}
