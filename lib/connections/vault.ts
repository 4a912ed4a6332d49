import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import { Failure } from '@/lib/failure';
import type { EncryptionKey } from '@/lib/secrets';

/** Where a stored key belongs. It is part of the authenticated header: moved elsewhere, it does not open. */
type Place = { workspaceId: string; connectionId: string };

/** Encrypts and opens stored keys. */
export type Vault = {
  seal: (key: string, place: Place) => Promise<string>;
  /** Throws Failure `internal` where the text was altered, moved, or made with a key no longer there. */
  open: (jwe: string, place: Place) => Promise<string>;
  /** Whether it was made with an older key, and should be sealed again. */
  isStale: (jwe: string) => boolean;
};

/** Stored keys as JWE (A256GCMKW + A256GCM); `keys` newest first. */
export function createVault(keys: [EncryptionKey, ...EncryptionKey[]]): Vault {
  const [newest] = keys;
  return {
    seal: (key, place) =>
      new CompactEncrypt(new TextEncoder().encode(key))
        .setProtectedHeader({ alg: 'A256GCMKW', enc: 'A256GCM', kid: newest.kid, place: writePlace(place) })
        .encrypt(newest.key),

    async open(jwe, place) {
      try {
        const header = decodeProtectedHeader(jwe);
        const entry = keys.find(({ kid }) => kid === header.kid);
        if (!entry) throw new Error(`No encryption key is named ${header.kid}.`);
        if (header.place !== writePlace(place)) throw new Error('The stored key belongs elsewhere.');
        const { plaintext } = await compactDecrypt(jwe, entry.key, {
          keyManagementAlgorithms: ['A256GCMKW'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return new TextDecoder().decode(plaintext);
      } catch (cause) {
        throw new Failure(
          'internal',
          'The stored key cannot be opened. Replace it in Settings, Connections.',
          {
            cause,
          },
        );
      }
    },

    isStale: (jwe) => decodeProtectedHeader(jwe).kid !== newest.kid,
  };
}

function writePlace({ workspaceId, connectionId }: Place): string {
  return `${workspaceId}/${connectionId}`;
}
