'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { memberAction } from '@/app/_server/member-action';
import { Failure } from '@/lib/base/failure';
import { enter, rememberDevice } from '@/lib/server/accounts/enter';
import { acceptInvitation, findInvitation } from '@/lib/server/accounts/invitations';
import { refuseInDemo } from '@/lib/server/accounts/members';
import { readNewAccount } from '@/lib/server/accounts/new-account';
import { signUpByInvitation } from '@/lib/server/accounts/sign-up-by-invitation';
import { countAttempt } from '@/lib/server/accounts/throttle';
import { requireSignUp } from '@/lib/server/accounts/ways-in';
import { switchWorkspace } from '@/lib/server/accounts/workspaces';
import { readField } from '@/lib/server/http/form';

export const joinAsMember = memberAction('self', async (form, { member, db }) => {
  refuseInDemo(member);
  const workspaceId = await acceptInvitation(db, readField(form, 'token'), member.userId);
  await switchWorkspace(db, member, workspaceId);
  revalidatePath('/', 'layout');
  redirect('/');
});

export const joinWithAccount = formAction(async (form, { runtime, visitor }) => {
  const { db, environment } = runtime;
  requireSignUp(environment, { invited: true });
  const account = readNewAccount(form);
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
