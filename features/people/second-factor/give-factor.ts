import type { FactorChanging } from '@/features/people/accounts/factor-mails';
import { countAttempt, returnAttempt, type ThrottleName } from '@/lib/access/throttle';
import type { Environment } from '@/lib/base/environment';
import type { Vault } from '@/lib/gateway/connections/vault';
import { isAppCode } from './app-secret';
import { takeAppCode } from './authenticator-app';
import type { Asking } from './challenges';
import type { SignedChallenge } from './passkey-shape';
import { takePasskey } from './passkeys';
import { takeCode } from './recovery-codes';
import { wrongCode, wrongPasskey } from './wrong-code';

export type FactorParts = FactorChanging & {
  accountVault: Vault;
  environment: Pick<Environment, 'APP_URL' | 'PORT'>;
};

/** What a person gives: a code of the app or a recovery code, or a challenge that a passkey has signed. */
export type Given = { code: string } | { passkey: SignedChallenge };

/** The limits that an attempt counts for, and of whom. */
export type Allowances = readonly (readonly [ThrottleName, string])[];

/** Checks a person's second factor. Throws Failure `invalid_input` if it is wrong, or `throttled`. */
export async function giveFactor(
  parts: FactorParts,
  asking: Asking,
  { given, allowances }: { given: Given; allowances: Allowances },
  now: Date,
): Promise<void> {
  const { db } = parts;
  for (const [name, subject] of allowances) await countAttempt(db, name, subject);
  if ('passkey' in given) {
    if (!(await takePasskey(parts, asking, given.passkey, now))) throw wrongPasskey();
  } else if (!(await isRightCode(parts, asking.userId, given.code, now))) throw wrongCode();
  for (const [name, subject] of allowances) await returnAttempt(db, name, subject);
}

/** A code of six digits is the app's. Any other is a recovery code. */
export const isRecoveryCode = (given: Given): boolean => 'code' in given && !isAppCode(given.code);

function isRightCode(parts: FactorParts, userId: string, code: string, now: Date): Promise<boolean> {
  if (isRecoveryCode({ code })) return takeCode(parts, userId, code);
  return takeAppCode(parts, userId, code, now);
}
