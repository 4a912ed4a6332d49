'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { stopByLink } from '@/app/_server/stop-by-link';
import { readField } from '@/lib/server/http/form';

export const stopMailByLink = formAction(async (form, { runtime }) => {
  const token = readField(form, 'token');
  await stopByLink(runtime.db, token);
  redirect(`/stop-mail/${encodeURIComponent(token)}`);
});
