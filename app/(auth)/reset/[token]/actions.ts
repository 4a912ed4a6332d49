'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { resetPassword } from '@/features/people/accounts/password-resets';
import { requirePasswords } from '@/features/people/accounts/ways-in';
import { enterByPassword } from '@/features/people/second-factor/enter-by-password';
import { countAttempt } from '@/lib/access/throttle';
import { readField } from '@/lib/server/http/form';

export const setPasswordByLink = formAction(async (form, { runtime, visitor }) => {
  requirePasswords(runtime.environment);
  await countAttempt(runtime.db, 'reset', visitor.network);
  const userId = await resetPassword(runtime.db, readField(form, 'token'), readField(form, 'password'));
  redirect(await enterByPassword(runtime, userId, visitor, '/'));
});
