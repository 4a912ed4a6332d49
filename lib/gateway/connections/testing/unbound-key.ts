import { CompactEncrypt } from 'jose';
import type { EncryptionKey } from '@/lib/base/secrets';

type KeyRow = { workspaceId: string; connectionId: string };

/** A stored key as in version 0.1.0: bound to its workspace and row, but not to an API. */
export const sealUnbound = (
  key: string,
  { kid, key: secret }: EncryptionKey,
  { workspaceId, connectionId }: KeyRow,
): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(key))
    .setProtectedHeader({ alg: 'A256GCMKW', enc: 'A256GCM', kid, place: `${workspaceId}/${connectionId}` })
    .encrypt(secret);
