'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { readMember, requireSession } from '@/app/_server/session';
import { readCallbackPath } from '@/features/people/accounts/callback-path';
import { endSession } from '@/lib/access/end-session';
import { forgetCookie } from '@/lib/access/enter';
import { switchWorkspace } from '@/lib/access/workspaces';
import { readField } from '@/lib/server/http/form';

export const signOut = formAction(async (_form, { runtime }) => {
  const member = await readMember();
  if (member) await endSession(runtime.db, member.sessionId);
  await forgetCookie(runtime);
  redirect('/sign-in');
});

/** Switches the session to another workspace, and opens a path there. */
export const openWorkspace = formAction(async (form, { runtime }) => {
  const member = await requireSession();
  await switchWorkspace(runtime.db, member, readField(form, 'workspaceId'));
  revalidatePath('/', 'layout');
  redirect(readCallbackPath(form.get('path')));
});
