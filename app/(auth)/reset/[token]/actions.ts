'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { enter, rememberDevice } from '@/lib/server/accounts/enter';
import { resetPassword } from '@/lib/server/accounts/password-resets';
import { countAttempt } from '@/lib/server/accounts/throttle';
import { requirePasswords } from '@/lib/server/accounts/ways-in';
import { readField } from '@/lib/server/http/form';

export const setPasswordByLink = formAction(async (form, { runtime, visitor }) => {
  requirePasswords(runtime.environment);
  await countAttempt(runtime.db, 'reset', visitor.network);
  const userId = await resetPassword(runtime.db, readField(form, 'token'), readField(form, 'password'));
  await enter(runtime, userId, visitor);
  await rememberDevice(runtime, userId);
  redirect('/');
});
