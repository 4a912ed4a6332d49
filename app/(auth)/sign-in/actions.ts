'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { authenticateByPassword, authenticateDemo } from '@/features/people/accounts/authenticate';
import { readCallbackPath } from '@/features/people/accounts/callback-path';
import { requirePasswords } from '@/features/people/accounts/ways-in';
import { enterByPassword } from '@/features/people/second-factor/enter-by-password';
import { enter } from '@/lib/access/enter';
import { readTypedAddress } from '@/lib/language/format/typed-text';
import { readField } from '@/lib/server/http/form';

export const signInByPassword = formAction(async (form, { runtime, visitor }) => {
  requirePasswords(runtime.environment);
  const given = { email: readTypedAddress(readField(form, 'email')), password: readField(form, 'password') };
  const userId = await authenticateByPassword(runtime.db, given, visitor);
  redirect(await enterByPassword(runtime, userId, visitor, form.get('callbackUrl')));
});

export const signInToDemo = formAction(async (form, { runtime, visitor }) => {
  const userId = await authenticateDemo(runtime.db, runtime.environment, visitor);
  await enter(runtime, userId, visitor);
  redirect(readCallbackPath(form.get('callbackUrl')));
});
