import { createHash } from 'node:crypto';

/** SHA-256 of a bearer key, hex: all the platform keeps of it. */
export function digestKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
