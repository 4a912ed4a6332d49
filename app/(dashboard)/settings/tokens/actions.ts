'use server';

import { revalidatePath } from 'next/cache';
import { readLanguage } from '@/app/_server/language';
import { memberAction } from '@/app/_server/member-action';
import { readInput } from '@/lib/contract/query-string';
import { accept } from '@/lib/server/http/accept';
import { readField } from '@/lib/server/http/form';
import { createToken } from '@/lib/server/tokens/create-token';
import { tokensOf } from '@/lib/server/tokens/list-tokens';
import { newTokenSchema } from '@/lib/server/tokens/new-token';
import { revokeToken } from '@/lib/server/tokens/revoke-token';

const page = '/settings/tokens';

export const makeToken = memberAction(
  'self',
  async (form, { member, db }) => {
    const given = { name: readField(form, 'name'), days: readField(form, 'days') };
    const order = accept(readInput(newTokenSchema, { ...given, scopes: form.getAll('scopes') }));
    const once = await createToken(db, member, order);
    revalidatePath(page);
    const { t } = await readLanguage();
    return { once, done: t('tokens.create.done') };
  },
  { confirm: true },
);

export const revoke = memberAction(
  'self',
  async (form, { member, db }) => {
    const by = { userId: member.userId, action: 'token.revoked' } as const;
    await revokeToken(db, readField(form, 'id'), tokensOf(member), by);
    revalidatePath(page);
    const { t } = await readLanguage();
    return { done: t('tokens.revoke.done') };
  },
  { confirm: true },
);
