'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { requireMember } from '@/app/_server/session';
import { acceptInvitation, findInvitation } from '@/features/people/accounts/invitations';
import { readNewAccount } from '@/features/people/accounts/new-account';
import { signUpByInvitation } from '@/features/people/accounts/sign-up-by-invitation';
import { requireSignUp } from '@/features/people/accounts/ways-in';
import { enter, rememberDevice } from '@/lib/access/enter';
import { refuseInDemo } from '@/lib/access/members';
import { requirePageOf } from '@/lib/access/page-scope';
import { countAttempt } from '@/lib/access/throttle';
import { switchWorkspace } from '@/lib/access/workspaces';
import { Failure } from '@/lib/base/failure';
import { readField } from '@/lib/server/http/form';

/** Another tab may have switched the account, so the form is refused for anyone but the member who opened it. */
export const joinAsMember = formAction(async (form, { runtime: { db } }) => {
  const member = await requireMember();
  requirePageOf(readField(form, 'scope'), member);
  refuseInDemo(member);
  const workspaceId = await acceptInvitation(db, readField(form, 'token'), member.userId);
  await switchWorkspace(db, member, workspaceId);
  revalidatePath('/', 'layout');
  redirect('/');
});

export const joinWithAccount = formAction(async (form, { runtime, visitor }) => {
  const { db, environment } = runtime;
  requireSignUp(environment, { invited: true });
  const account = readNewAccount(environment, form);
  const token = readField(form, 'token');
  await countAttempt(db, 'signUp', visitor.network);
  if (!(await findInvitation(db, token))) {
    throw new Failure('not_found', 'This invitation was used or has expired. Ask for a new one.');
  }
  const { userId, workspaceId } = await signUpByInvitation(db, account, token);
  await enter(runtime, userId, visitor, { workspaceId });
  await rememberDevice(runtime, userId);
  redirect('/');
});
