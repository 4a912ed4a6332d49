'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { readTypedAddress } from '@/lib/language/format/typed-text';
import { authenticateByPassword, authenticateDemo } from '@/lib/server/accounts/authenticate';
import { readCallbackPath } from '@/lib/server/accounts/callback-path';
import { enter } from '@/lib/server/accounts/enter';
import { requirePasswords } from '@/lib/server/accounts/ways-in';
import { readField } from '@/lib/server/http/form';
import { enterByPassword } from '@/lib/server/second-factor/enter-by-password';

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
