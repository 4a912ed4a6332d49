import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import { Failure } from '@/lib/base/failure';
import type { EncryptionKey } from '@/lib/base/secrets';

/** The row of a stored key. It is authenticated along with the API, so a key cannot be decrypted elsewhere. */
type KeyRow = { workspaceId: string; connectionId: string };

/** The `api` of secrets that belong to people. No API has this name. */
export const accountSecrets = 'accounts';

/** Encrypts and decrypts the stored keys of one API, or the secrets of people. */
export type Vault = {
  seal: (key: string, row: KeyRow) => Promise<string>;
  /**
   * Throws Failure `internal` if the text was altered, moved, bound to another API, or encrypted with an unknown key.
   */
  open: (jwe: string, row: KeyRow) => Promise<string>;
  /**
   * Re-encrypts a key of any API that has an older encryption key. Binds keys of version 0.1.0, which have no API, to
   * `api`. Undefined if there is nothing to do. Throws like `open`.
   */
  renew: (jwe: string, row: KeyRow, api: string) => Promise<string | undefined>;
};

/**
 * Stores keys as JWE (A256GCMKW + A256GCM). `keys` are newest first; a rotation may add one later. `ownApi` identifies
 * the API in use.
 */
export function createVault(keys: [EncryptionKey, ...EncryptionKey[]], ownApi: string): Vault {
  function seal(key: string, row: KeyRow, api: string): Promise<string> {
    const [newest] = keys;
    return new CompactEncrypt(new TextEncoder().encode(key))
      .setProtectedHeader({
        alg: 'A256GCMKW',
        enc: 'A256GCM',
        kid: newest.kid,
        place: formatKeyRow(row),
        api,
      })
      .encrypt(newest.key);
  }

  /** Without `api`, only decrypts keys that are not bound to an API. */
  async function open(jwe: string, row: KeyRow, api: string | undefined): Promise<string> {
    try {
      const header = decodeProtectedHeader(jwe);
      const entry = keys.find(({ kid }) => kid === header.kid);
      if (!entry) throw new Error(`No encryption key is named ${header.kid}.`);
      if (header.place !== formatKeyRow(row)) throw new Error('The stored key belongs elsewhere.');
      if (header.api !== api) throw new Error('The stored key belongs to another API.');
      const { plaintext } = await compactDecrypt(jwe, entry.key, {
        keyManagementAlgorithms: ['A256GCMKW'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return new TextDecoder().decode(plaintext);
    } catch (cause) {
      const message = 'The stored key cannot be opened. Replace it in Settings, Connections.';
      throw new Failure('internal', message, { cause });
    }
  }

  return {
    seal: (key, row) => seal(key, row, ownApi),
    open: (jwe, row) => open(jwe, row, ownApi),
    async renew(jwe, row, api) {
      const header = decodeProtectedHeader(jwe);
      const bound = header.api !== undefined;
      if (bound && header.kid === keys[0].kid) return undefined;
      return seal(await open(jwe, row, bound ? api : undefined), row, api);
    },
  };
}

/** The place of the secret of a person's authenticator app. */
export const placeOfApp = (userId: string): KeyRow => ({
  workspaceId: 'authenticator-app',
  connectionId: userId,
});

const formatKeyRow = ({ workspaceId, connectionId }: KeyRow) => `${workspaceId}/${connectionId}`;
