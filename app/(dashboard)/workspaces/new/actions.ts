'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { memberAction } from '@/app/_server/member-action';
import { openNewWorkspace } from '@/lib/access/workspaces';
import { readField } from '@/lib/server/http/form';

export const makeWorkspace = memberAction('self', async (form, { member, db }) => {
  await openNewWorkspace(db, member, readField(form, 'name'));
  revalidatePath('/', 'layout');
  redirect('/');
});
