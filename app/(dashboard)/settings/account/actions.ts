'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { readLanguage } from '@/app/_server/language';
import { memberAction } from '@/app/_server/member-action';
import { changePassword } from '@/features/people/accounts/change-password';
import { eraseAccount } from '@/features/people/accounts/erase-account';
import { renameAccount } from '@/features/people/accounts/rename';
import { requirePasswords } from '@/features/people/accounts/ways-in';
import { normalizeEmail } from '@/lib/access/email';
import { endOtherSessions, endOwnSession } from '@/lib/access/end-session';
import { forgetCookie } from '@/lib/access/enter';
import { refuseInDemo } from '@/lib/access/members';
import { Failure } from '@/lib/base/failure';
import { readTypedAddress } from '@/lib/language/format/typed-text';
import { readField } from '@/lib/server/http/form';

const page = '/settings/account';

export const setPassword = memberAction('self', async (form, { member, db, environment }) => {
  requirePasswords(environment);
  const given = { current: readField(form, 'currentPassword'), next: readField(form, 'password') };
  await changePassword(db, member, given);
  revalidatePath(page);
  const { t } = await readLanguage();
  return { done: t('account.password.changed') };
});

export const rename = memberAction('self', async (form, { member, db }) => {
  await renameAccount(db, member, readField(form, 'name'));
  revalidatePath('/', 'layout');
  const { t } = await readLanguage();
  return { done: t('account.renamed') };
});

export const endOne = memberAction('self', async (form, { member, db }) => {
  refuseInDemo(member);
  await endOwnSession(db, member.userId, readField(form, 'id'));
  revalidatePath(page);
  const { t } = await readLanguage();
  return { done: t('account.sessions.ended') };
});

export const endOthers = memberAction('self', async (_form, { member, db }) => {
  refuseInDemo(member);
  await endOtherSessions(db, member.userId, member.sessionId);
  revalidatePath(page);
  const { t } = await readLanguage();
  return { done: t('account.sessions.othersEnded') };
});

export const deleteOwnAccount = memberAction('self', async (form, { member }, runtime) => {
  if (normalizeEmail(readTypedAddress(readField(form, 'email'))) !== member.email) {
    const issue = { field: 'email', message: `Type ${member.email} to confirm` };
    throw new Failure('invalid_input', issue.message, { issues: [issue] });
  }
  await eraseAccount(runtime, member);
  await forgetCookie(runtime);
  redirect('/sign-in');
});
