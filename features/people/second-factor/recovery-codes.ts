import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FactorChanging } from '@/features/people/accounts/factor-mails';
import { hasFactor } from '@/lib/access/has-factor';
import { lockUser } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import { readTypedCode } from '@/lib/language/format/typed-text';
import type { Db, Transaction } from '@/lib/server/db/database';
import { digestToken } from '@/lib/server/identity/link-token';
import { recoveryCodes } from '@/lib/server/identity/schema';
import { recordFactor } from './record-factor';

const count = 10;

/** Without letters that look like digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 24 letters: 118 bits, so that SHA-256 without a salt is enough to store them. */
function makeCode(): string {
  const parts = Array.from({ length: 6 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  );
  return parts.join('-');
}

/** People may type it in capitals, and without its hyphens. */
const digestCode = (code: string): string =>
  digestToken(
    readTypedCode(code)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );

/** Replaces a person's recovery codes. Returns the new ones: only their digests are stored. */
export async function replaceCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, makeCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeDigest: digestCode(code) })));
  return codes;
}

/** Makes new recovery codes on a person's request. Throws Failure `conflict` without a second factor. */
export function renewCodes({ db, mail }: FactorChanging, userId: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (!(await hasFactor(tx, userId))) throw new Failure('conflict', 'You have no second factor.');
    await recordFactor(tx, userId, { change: 'codesRenewed', mail });
    return replaceCodes(tx, userId);
  });
}

/** Uses up a recovery code. False if it is not one of the person's, or was used. */
export function takeCode({ db, mail }: FactorChanging, userId: string, code: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const used = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeDigest, digestCode(code))))
      .returning({ userId: recoveryCodes.userId });
    if (used.length === 0) return false;
    await recordFactor(tx, userId, { change: 'codeUsed', mail });
    return true;
  });
}

/** How many recovery codes a person has left. */
export const countCodes = (db: Db, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
