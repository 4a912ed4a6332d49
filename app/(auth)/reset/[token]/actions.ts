'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { resetPassword } from '@/lib/server/accounts/password-resets';
import { countAttempt } from '@/lib/server/accounts/throttle';
import { requirePasswords } from '@/lib/server/accounts/ways-in';
import { readField } from '@/lib/server/http/form';
import { enterByPassword } from '@/lib/server/second-factor/enter-by-password';

export const setPasswordByLink = formAction(async (form, { runtime, visitor }) => {
  requirePasswords(runtime.environment);
  await countAttempt(runtime.db, 'reset', visitor.network);
  const userId = await resetPassword(runtime.db, readField(form, 'token'), readField(form, 'password'));
  redirect(await enterByPassword(runtime, userId, visitor, '/'));
});
