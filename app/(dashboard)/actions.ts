'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { endSession } from '@/lib/accounts/end-session';
import { forgetCookie } from '@/lib/accounts/enter';
import { readMember, requireMember } from '@/lib/accounts/session';
import { switchWorkspace } from '@/lib/accounts/workspaces';
import { formAction, readField } from '@/lib/http/form-action';

export const signOut = formAction(async (_form, { runtime }) => {
  const member = await readMember();
  if (member) await endSession(runtime.db, member.sessionId);
  await forgetCookie(runtime);
  redirect('/sign-in');
});

export const openWorkspace = formAction(async (form, { runtime }) => {
  const member = await requireMember();
  await switchWorkspace(runtime.db, member, readField(form, 'workspaceId'));
  revalidatePath('/', 'layout');
  redirect('/');
});
