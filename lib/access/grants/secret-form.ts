import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * A prefix, 32 random bytes and a checksum, in letters and digits: one word for a double click, and for secret scanners.
 * `pd` is an API token, `pdl` the secret of a live address, `pds` the one of a shared page.
 */
const form = /^((pd[ls]?)_[0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;
export type Prefix = 'pd' | 'pdl' | 'pds';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Writes a number in base 62, with zeros in front. */
function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = digits[Number(rest % 62n)] + text;
  return text.padStart(length, '0');
}

const checksum = (start: string) => toBase62(BigInt(crc32(start)), 6);

/** A new secret with 256 random bits. */
export function makeSecret(prefix: Prefix): string {
  const start = `${prefix}_${toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), 43)}`;
  return start + checksum(start);
}

/** Whether the text can be a secret. Rejects typos and cut copies without a look into the database. */
export function isSecret(text: string, prefix: Prefix): boolean {
  const [, start, found, end] = form.exec(text) ?? [];
  return start !== undefined && found === prefix && checksum(start) === end;
}
