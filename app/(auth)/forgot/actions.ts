'use server';

import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { readLanguage } from '@/app/_server/language';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { askForReset } from '@/lib/server/accounts/mail-reset';
import { readMailAddress } from '@/lib/server/accounts/read-mail-address';
import { countAttempt } from '@/lib/server/accounts/throttle';
import { requirePasswords } from '@/lib/server/accounts/ways-in';
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
