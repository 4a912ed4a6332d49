import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { CreatedPasskey, SignedChallenge } from '@/features/people/second-factor/passkey-shape';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** CBOR of what attestations are made of: integers, texts, bytes, and maps as lists of pairs. */
type Cbor = number | string | Buffer | [Cbor, Cbor][];

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flat().map(encode)]);
}

/** An ES256 passkey in software, as a browser answers for it. `origin`: the page that asks. */
export function createSoftwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const about = { id, rawId: id, type: 'public-key', authenticatorAttachment: 'platform' } as const;
  const flags = { present: 1, verified: 4, attested: 64 };
  let counter = 0;

  const writeClientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const writeAuthenticatorData = (bits: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([bits]), count]);
  };

  return {
    id,
    create(challenge: string): CreatedPasskey {
      const key = encode([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const data = writeAuthenticatorData(flags.present | flags.verified | flags.attested);
      const authData = Buffer.concat([data, Buffer.alloc(16), length, credentialId, key]);
      const attestation = encode([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authData],
      ]);
      return {
        ...about,
        clientExtensionResults: {},
        response: {
          clientDataJSON: writeClientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign(challenge: string): SignedChallenge {
      counter += 1;
      const clientData = writeClientData('webauthn.get', challenge);
      const data = writeAuthenticatorData(flags.present);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        ...about,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
    /** As an authenticator that was copied before the last use. */
    rewind() {
      counter -= 1;
    },
  };
}
