'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { readLanguage } from '@/app/_server/language';
import { memberAction } from '@/app/_server/member-action';
import { showCreatorEarnings } from '@/features/people/accounts/creator-earnings';
import { setFactorSetting } from '@/features/people/accounts/factor-setting';
import { invite, withdrawInvitation } from '@/features/people/accounts/invitations';
import { createResetFor } from '@/features/people/accounts/password-resets';
import { readMailAddress } from '@/features/people/accounts/read-mail-address';
import { renameWorkspace } from '@/features/people/accounts/rename';
import { requirePasswords } from '@/features/people/accounts/ways-in';
import { changeRole, removeMember } from '@/lib/access/members';
import { readRole } from '@/lib/access/role';
import { writeInvitationLink, writeResetLink } from '@/lib/access/site';
import { countAttempt } from '@/lib/access/throttle';
import { readField } from '@/lib/server/http/form';

const page = '/settings/members';

export const inviteMember = memberAction(
  'manage',
  async (form, { member, db, environment, language }, { mailer, outbox }) => {
    const role = readRole(form.get('role'));
    const given = mailer ? readField(form, 'email').trim() : '';
    const email = given ? readMailAddress(given) : undefined;
    if (email) await countAttempt(db, 'invitationMail', member.userId);
    const { token, mailed } = await invite(db, member, role, email ? { email, language } : undefined);
    outbox.kick();
    revalidatePath(page);
    const once = writeInvitationLink(environment, token);
    if (!email) return { once };
    return {
      once,
      note: language.t(mailed ? 'members.invite.mailed' : 'members.invite.notMailed', { email }),
    };
  },
  { confirm: true },
);

export const withdraw = memberAction(
  'manage',
  async (form, { member, db }) => {
    await withdrawInvitation(db, member, readField(form, 'id'));
    revalidatePath(page);
    const { t } = await readLanguage();
    return { done: t('members.invitations.withdrawn') };
  },
  { confirm: true },
);

export const renameOurs = memberAction('manage', async (form, { member, db }) => {
  await renameWorkspace(db, member, readField(form, 'name'));
  revalidatePath('/', 'layout');
  const { t } = await readLanguage();
  return { done: t('members.workspaceName.done') };
});

export const showEarnings = memberAction('own', async (form, { member, db }) => {
  const shown = readField(form, 'shown') === 'yes';
  await showCreatorEarnings(db, member, shown);
  revalidatePath(page);
  const { t } = await readLanguage();
  return { done: t(shown ? 'members.earnings.nowShown' : 'members.earnings.nowHidden') };
});

export const requireFactors = memberAction(
  'own',
  async (form, { member, db }) => {
    const required = readField(form, 'required') === 'yes';
    await setFactorSetting(db, member, required);
    revalidatePath(page);
    const { t } = await readLanguage();
    return { done: t(required ? 'members.factor.nowRequired' : 'members.factor.nowOptional') };
  },
  { confirm: true },
);

export const setRole = memberAction(
  'manage',
  async (form, { member, db }) => {
    await changeRole(db, member, readField(form, 'userId'), readRole(form.get('role')));
    revalidatePath(page);
    const { t } = await readLanguage();
    return { done: t('members.people.roleChanged') };
  },
  { confirm: true },
);

export const remove = memberAction(
  'manage',
  async (form, { member, db }) => {
    await removeMember(db, member, readField(form, 'userId'));
    revalidatePath(page);
    const { t } = await readLanguage();
    return { done: t('members.remove.done') };
  },
  { confirm: true },
);

export const makeResetLink = memberAction(
  'manage',
  async (form, { member, db, environment }) => {
    requirePasswords(environment);
    const { token } = await createResetFor(db, member, readField(form, 'userId'));
    return { once: writeResetLink(environment, token) };
  },
  { confirm: true },
);

export const leave = memberAction(
  'self',
  async (_form, { member, db }) => {
    await removeMember(db, member, member.userId);
    redirect('/sign-in');
  },
  { confirm: true },
);
