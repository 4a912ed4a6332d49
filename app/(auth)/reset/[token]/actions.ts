'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { enter, rememberDevice } from '@/lib/accounts/enter';
import { resetPassword } from '@/lib/accounts/password-resets';
import { countAttempt } from '@/lib/accounts/throttle';
import { requirePasswords } from '@/lib/accounts/ways-in';
import { readField } from '@/lib/http/form';

export const setPasswordByLink = formAction(async (form, { runtime, visitor }) => {
  requirePasswords(runtime.environment);
  await countAttempt(runtime.db, 'reset', visitor.network);
  const userId = await resetPassword(runtime.db, readField(form, 'token'), readField(form, 'password'));
  await enter(runtime, userId, visitor);
  await rememberDevice(runtime, userId);
  redirect('/');
});
