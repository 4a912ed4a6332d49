'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { readLanguage } from '@/app/_server/language';
import { cutText } from '@/lib/base/cut-text';
import { toNameLine } from '@/lib/language/format/clean-text';
import { readCallbackPath } from '@/lib/server/accounts/callback-path';
import { enter, rememberDevice } from '@/lib/server/accounts/enter';
import { readNewAccount } from '@/lib/server/accounts/new-account';
import { signUp } from '@/lib/server/accounts/sign-up';
import { countAttempt } from '@/lib/server/accounts/throttle';
import { requireSignUp } from '@/lib/server/accounts/ways-in';
import { readField } from '@/lib/server/http/form';

export const signUpByForm = formAction(async (form, { runtime, visitor }) => {
  requireSignUp(runtime.environment, { invited: false });
  const account = readNewAccount(form);
  await countAttempt(runtime.db, 'signUp', visitor.network);
  const { t } = await readLanguage();
  const workspaceName =
    toNameLine(readField(form, 'workspace')) || t('auth.signUp.workspaceOf', { name: account.name });
  const userId = await signUp(runtime.db, account, { workspaceName: cutText(workspaceName, 80) });
  await enter(runtime, userId, visitor);
  await rememberDevice(runtime, userId);
  redirect(readCallbackPath(form.get('callbackUrl')));
});
