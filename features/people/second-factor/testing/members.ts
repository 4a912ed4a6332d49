import { Secret, TOTP } from 'otpauth';
import { beginApp, finishApp } from '@/features/people/second-factor/authenticator-app';
import { hashPassword } from '@/lib/access/password';
import { makeMember } from '@/lib/access/testing/people';
import { testAccountVault } from '@/lib/gateway/connections/testing/vault';
import type { Vault } from '@/lib/gateway/connections/vault';
import type { Db } from '@/lib/server/db/database';
import { passwords } from '@/lib/server/identity/schema';

export const environment = { APP_URL: 'https://deck.example', PORT: 3000 };

export const password = 'correct horse battery staple';

/** The code that an authenticator app shows at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });

/** A member who signs in with `password`. */
export async function makePasswordMember(db: Db, more?: Parameters<typeof makeMember>[1]) {
  const member = await makeMember(db, more);
  await db.insert(passwords).values({ userId: member.userId, hash: await hashPassword(password) });
  return member;
}

/** A member with an authenticator app, its secret, and the recovery codes. The code of `now` is used up. */
export async function makeAppMember(
  db: Db,
  now: Date,
  { vault = testAccountVault, ...more }: { vault?: Vault } & Parameters<typeof makeMember>[1] = {},
) {
  const member = await makePasswordMember(db, more);
  const parts = { db, accountVault: vault, mail: null };
  const { secret } = await beginApp(parts, member, now);
  const { codes } = await finishApp(parts, member, codeAt(secret, now), now);
  return { member, secret, codes: codes ?? [] };
}
