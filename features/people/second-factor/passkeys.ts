import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { FactorChanging } from '@/features/people/accounts/factor-mails';
import type { InSession } from '@/lib/access/member';
import { requireQuota } from '@/lib/access/quotas';
import { siteUrl } from '@/lib/access/site';
import { sharedNow } from '@/lib/base/clock';
import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { passkeys } from '@/lib/server/identity/schema';
import { type Asking, storeChallenge, takeChallenge } from './challenges';
import type { CreatedPasskey, SignedChallenge } from './passkey-shape';
import { type Added, requireMayAdd, storeFactor } from './store-factor';
import { toPasskeyFailure, wrongPasskey } from './wrong-code';

type Site = Pick<Environment, 'APP_URL' | 'PORT'>;
/** `origin`: of the page that asks. Programs send none. */
type Parts = { db: Db; environment: Site; origin?: string | undefined };

/** Passkeys belong to the host of the dashboard's own address. */
function readSite(environment: Site): { expectedOrigin: string; expectedRPID: string } {
  const { origin, hostname } = new URL(siteUrl(environment));
  return { expectedOrigin: origin, expectedRPID: hostname };
}

const adding = ({ userId, sessionId }: InSession): Asking => ({ userId, purpose: `add ${sessionId}` });

const listPasskeys = (db: Db, userId: string) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId));

/**
 * Throws Failure `conflict` for a page where a browser would refuse passkeys: at another host than the dashboard's own, or
 * without https.
 */
function requirePasskeyPage(environment: Site, origin: string | undefined): void {
  const { expectedOrigin, expectedRPID: host } = readSite(environment);
  if (origin !== undefined && URL.canParse(origin) && new URL(origin).hostname !== host) {
    throw new Failure('conflict', `Passkeys belong to ${host}. Open ${expectedOrigin}, or set APP_URL.`);
  }
  if (expectedOrigin.startsWith('https:') || host === 'localhost' || host.endsWith('.localhost')) return;
  throw new Failure('conflict', 'Browsers use passkeys over https alone. Set APP_URL to an https address.');
}

/** What a browser needs to create a passkey. Throws Failure `conflict` if the member cannot have one there. */
export async function beginPasskey(
  { db, environment, origin }: Parts,
  member: InSession,
  now = sharedNow(),
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  requirePasskeyPage(environment, origin);
  await requireMayAdd(db, member);
  const known = await listPasskeys(db, member.userId);
  const options = await generateRegistrationOptions({
    rpName: 'Partnerdeck',
    rpID: readSite(environment).expectedRPID,
    userName: member.email,
    userDisplayName: member.name,
    userID: new TextEncoder().encode(member.userId),
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    // It is used after a password, which says whose it is: nothing has to be stored on a security key.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await storeChallenge(db, options.challenge, adding(member), now);
  return options;
}

/** Adds a passkey that the browser has created. Throws Failure `invalid_input` if it is not accepted, `conflict`. */
export async function addPasskey(
  parts: Parts & FactorChanging,
  member: InSession,
  { name, response }: { name: string; response: CreatedPasskey },
  now = sharedNow(),
): Promise<Added> {
  const { db, environment } = parts;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...readSite(environment),
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, adding(member), now),
    requireUserVerification: false,
  }).catch((error: unknown) => {
    throw toPasskeyFailure(error);
  });
  if (!verified) throw wrongPasskey();
  const { userId } = member;
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const { transports = [] } = response.response;
  return storeFactor(
    parts,
    member,
    { change: 'passkeyAdded', subject: `passkey ${name}`, now },
    async (tx) => {
      const added = await tx
        .insert(passkeys)
        .values({
          userId,
          credentialId,
          counter,
          name,
          createdAt: now,
          transports: [...transports],
          publicKey: Buffer.from(publicKey).toString('base64url'),
        })
        .onConflictDoNothing({ target: passkeys.credentialId })
        .returning({ id: passkeys.id });
      if (added.length === 0) throw new Failure('conflict', 'This passkey was added already.');
      await requireQuota(tx, 'passkeys', { userId }, passkeys, eq(passkeys.userId, userId));
    },
  );
}

/** What a browser needs to use one of the person's passkeys. Throws Failure `not_found` or `conflict`. */
export async function askPasskey(
  { db, environment, origin }: Parts,
  asking: Asking,
  now = sharedNow(),
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = await listPasskeys(db, asking.userId);
  if (known.length === 0) throw new Failure('not_found', 'You have no passkey here.');
  requirePasskeyPage(environment, origin);
  const options = await generateAuthenticationOptions({
    rpID: readSite(environment).expectedRPID,
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  await storeChallenge(db, options.challenge, asking, now);
  return options;
}

/** Whether the response is of one of the person's passkeys and signs a challenge that was made for this. */
export async function takePasskey(
  { db, environment }: Parts,
  asking: Asking,
  response: SignedChallenge,
  now: Date,
): Promise<boolean> {
  const own = and(eq(passkeys.userId, asking.userId), eq(passkeys.credentialId, response.id));
  const [passkey] = await db.select().from(passkeys).where(own);
  if (!passkey) return false;
  const { credentialId: id, counter, transports, publicKey } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...readSite(environment),
      response,
      expectedChallenge: (challenge) => takeChallenge(db, challenge, asking, now),
      credential: {
        id,
        counter,
        transports,
        publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      },
      requireUserVerification: false,
    });
    if (!verified) return false;
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: now };
    await db.update(passkeys).set(used).where(own);
    return true;
  } catch (error) {
    throw toPasskeyFailure(error);
  }
}
