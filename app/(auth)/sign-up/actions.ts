'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { readLanguage } from '@/app/_server/language';
import { readCallbackPath } from '@/features/people/accounts/callback-path';
import { readNewAccount } from '@/features/people/accounts/new-account';
import { requireSignUp } from '@/features/people/accounts/ways-in';
import { enter, rememberDevice } from '@/lib/access/enter';
import { signUp } from '@/lib/access/sign-up';
import { countAttempt } from '@/lib/access/throttle';
import { cutText } from '@/lib/base/cut-text';
import { toNameLine } from '@/lib/language/format/clean-text';
import { readField } from '@/lib/server/http/form';

export const signUpByForm = formAction(async (form, { runtime, visitor }) => {
  requireSignUp(runtime.environment, { invited: false });
  const account = readNewAccount(runtime.environment, form);
  await countAttempt(runtime.db, 'signUp', visitor.network);
  const { t } = await readLanguage();
  const workspaceName =
    toNameLine(readField(form, 'workspace')) || t('auth.signUp.workspaceOf', { name: account.name });
  const userId = await signUp(runtime.db, account, { workspaceName: cutText(workspaceName, 80) });
  await enter(runtime, userId, visitor);
  await rememberDevice(runtime, userId);
  redirect(readCallbackPath(form.get('callbackUrl')));
});
