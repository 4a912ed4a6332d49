'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { confirmAddress } from '@/features/schedules/confirmations';
import { sharedNow } from '@/lib/base/clock';
import { readField } from '@/lib/server/http/form';

export const confirmByLink = formAction(async (form, { runtime }) => {
  const token = readField(form, 'token');
  await confirmAddress(runtime.db, token, sharedNow());
  redirect(`/confirm-address/${encodeURIComponent(token)}`);
});
