import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/db/database';
import { type FoundKey, findKey } from '../keys/find-key';
import { Refusal } from '../refusal';

// One scheme, one token of visible characters: a comma means two headers were joined.
const bearer = /^bearer +([\x21-\x2b\x2d-\x7e]+)$/i;

/** The owner of the key in `Authorization`. Throws a 401 for anything but one live key of the family. API: Authentication. */
export async function authenticate(db: Db, family: KeyFamily, header: string | null): Promise<FoundKey> {
  const token = header?.match(bearer)?.[1];
  const key = token === undefined ? null : await findKey(db, family, token);
  if (!key) throw new Refusal('unauthorized');
  return key;
}
