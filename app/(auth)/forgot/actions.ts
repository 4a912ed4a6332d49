'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { readLanguage } from '@/app/_server/language';
import { askForReset } from '@/features/people/accounts/mail-reset';
import { readMailAddress } from '@/features/people/accounts/read-mail-address';
import { requirePasswords } from '@/features/people/accounts/ways-in';
import { countAttempt } from '@/lib/access/throttle';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { readField } from '@/lib/server/http/form';

/** Does the same for each address. Whether it has an account is looked up when the mail leaves. */
export const requestReset = formAction(async (form, { runtime, visitor }) => {
  const { db, environment, mailer, outbox } = runtime;
  requirePasswords(environment);
  if (!mailer) throw new Failure('forbidden', 'This server sends no mail. Ask an admin for a link.');
  const email = readMailAddress(readField(form, 'email'));
  await countAttempt(db, 'resetRequest', visitor.network);
  await countAttempt(db, 'resetMail', email);
  await askForReset(db, email, await readLanguage(), sharedNow());
  outbox.kick();
  redirect('/forgot?sent=1');
});
