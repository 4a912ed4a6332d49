import { CompactEncrypt } from 'jose';
import type { EncryptionKey } from '@/lib/secrets';

type KeyRow = { workspaceId: string; connectionId: string };

/** A stored key as 0.1.0 kept it: bound to its workspace and row, and to no API. */
export const sealUnbound = (
  key: string,
  { kid, key: secret }: EncryptionKey,
  { workspaceId, connectionId }: KeyRow,
): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(key))
    .setProtectedHeader({ alg: 'A256GCMKW', enc: 'A256GCM', kid, place: `${workspaceId}/${connectionId}` })
    .encrypt(secret);
