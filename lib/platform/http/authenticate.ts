import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/server/db/database';
import { type FoundKey, findKey } from '../keys/find-key';
import { Refusal } from '../refusal';

// One scheme and one token of visible characters. A comma means that two headers were merged.
const bearer = /^bearer +([\x21-\x2b\x2d-\x7e]+)$/i;

/**
 * The owner of the key in `Authorization`. Throws a 401 for anything but one active key of the family. API:
 * Authentication.
 */
export async function authenticate(db: Db, family: KeyFamily, header: string | null): Promise<FoundKey> {
  const token = header?.match(bearer)?.[1];
  const key = token === undefined ? null : await findKey(db, family, token);
  if (!key) throw new Refusal('unauthorized');
  return key;
}
