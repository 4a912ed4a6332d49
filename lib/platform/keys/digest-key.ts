import { createHash } from 'node:crypto';

/** SHA-256 of a bearer key in hex. The platform never stores the key itself. */
export function digestKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
