'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { formAction } from '@/app/_server/form-action';
import { mayShow } from '@/features/shares/read-sheet';
import { setCookie } from '@/lib/access/browser-cookie';
import { sealUnlock, shareCookie, unlockedSeconds } from '@/lib/access/grants/share-cookie';
import { findShare } from '@/lib/access/grants/shares';
import { unlockShare } from '@/lib/access/grants/unlock-share';
import { isSecure } from '@/lib/access/site';
import { Failure } from '@/lib/base/failure';
import { readField } from '@/lib/server/http/form';

export const openShare = formAction(async (form, { runtime, visitor }) => {
  const { db, secrets, environment } = runtime;
  const token = readField(form, 'token');
  const share = await findShare(db, token);
  if (!share || !(await mayShow({ db, member: share.member }, share)))
    throw new Failure('not_found', 'This page does not exist, or does not work any more.');
  await unlockShare(db, share, readField(form, 'password'), visitor.network);
  setCookie(await cookies(), shareCookie(share.id), {
    value: await sealUnlock(share.id, secrets.session),
    maxAge: unlockedSeconds,
    secure: isSecure(environment),
  });
  redirect(`/s/${token}`);
});
