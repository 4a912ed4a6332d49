import { z } from 'zod';

/** Long enough for keys and signatures of all algorithms. */
const bytes = z.string().max(8_192);
const id = z.string().min(1).max(1_400);

const transports = z.array(z.string().max(40)).max(10);

const about = {
  id,
  rawId: id,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  /** No extension is asked for. */
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** A passkey that a browser has created. */
export const createdPasskeySchema = z.object({
  ...about,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
});
export type CreatedPasskey = z.output<typeof createdPasskeySchema>;

/** A challenge that a passkey has signed. */
export const signedChallengeSchema = z.object({
  ...about,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().max(200).optional(),
  }),
});
export type SignedChallenge = z.output<typeof signedChallengeSchema>;
