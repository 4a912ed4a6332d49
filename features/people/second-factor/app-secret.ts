import { Secret, TOTP } from 'otpauth';
import { placeOfApp, type Vault } from '@/lib/gateway/connections/vault';
import { readTypedCode } from '@/lib/language/format/typed-text';

const issuer = 'Partnerdeck';
const period = 30;

/** Encrypts the secret of a person's authenticator app. */
export const sealAppSecret = (accountVault: Vault, userId: string, secret: string): Promise<string> =>
  accountVault.seal(secret, placeOfApp(userId));

/** Decrypts it. Throws Failure `internal` if no encryption key opens it. */
export const openAppSecret = (accountVault: Vault, userId: string, jwe: string): Promise<string> =>
  accountVault.open(jwe, placeOfApp(userId));

/** A new secret of 160 bits in base32, and the address that authenticator apps read from a QR code. */
export function makeAppSecret(email: string): { secret: string; url: string } {
  const totp = new TOTP({ issuer, label: email, secret: new Secret({ size: 20 }), period });
  return { secret: totp.secret.base32, url: totp.toString() };
}

/** Whether this is a code of an app, right or wrong: six digits, however they are typed. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(readTypedCode(code));

/**
 * The time step of a six-digit code at this moment, or one step before or after it, because clocks differ. Undefined for
 * another code. Codes are compared in constant time.
 */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const token = readTypedCode(code);
  // The library throws for six characters of more than six bytes.
  if (!isAppCode(code)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token,
    secret: Secret.fromBase32(secret),
    period,
    timestamp,
    window: 1,
  });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}
