'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { readLanguage } from '@/app/_server/language';
import { readPendingToken } from '@/app/_server/pending-token';
import { readCallbackPath } from '@/features/people/accounts/callback-path';
import { requirePasswords } from '@/features/people/accounts/ways-in';
import type { Given } from '@/features/people/second-factor/give-factor';
import { signedChallengeSchema } from '@/features/people/second-factor/passkey-shape';
import { askPasskey } from '@/features/people/second-factor/passkeys';
import {
  expiredSignIn,
  findPending,
  finishPending,
  pendingCookie,
} from '@/features/people/second-factor/pending-sign-in';
import { dropCookie } from '@/lib/access/browser-cookie';
import { enter, rememberDevice } from '@/lib/access/enter';
import { isSecure } from '@/lib/access/site';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { readInput } from '@/lib/contract/query-string';
import { accept } from '@/lib/server/http/accept';
import { readField } from '@/lib/server/http/form';

export const finishSignIn = formAction(async (form, { runtime, visitor }) => {
  const { environment } = runtime;
  requirePasswords(environment);
  const token = await readPendingToken();
  const given = readGiven(form);
  const mail = runtime.mailer ? await readLanguage() : null;
  const userId = await finishPending({ ...runtime, mail }, { token, given }, visitor);
  await enter(runtime, userId, visitor, { confirmedAt: sharedNow() });
  await rememberDevice(runtime, userId);
  dropCookie(await cookies(), pendingCookie, isSecure(environment));
  redirect(readCallbackPath(form.get('callbackUrl')));
});

export const askForPasskey = formAction(async (_form, { runtime }) => {
  const asking = await findPending(runtime.db, await readPendingToken());
  if (!asking) throw expiredSignIn();
  const origin = (await headers()).get('origin') ?? undefined;
  return { passkey: await askPasskey({ ...runtime, origin }, asking) };
});

function readGiven(form: FormData): Given {
  const passkey = readField(form, 'passkey');
  if (!passkey) return { code: readField(form, 'code') };
  return { passkey: accept(readInput(signedChallengeSchema, parse(passkey))) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('bad_request', 'This form cannot be read.');
  }
}
