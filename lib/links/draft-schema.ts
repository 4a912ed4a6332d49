import { z } from 'zod';

const text = z.string().max(2_048).optional();

/** A draft as it is sent to us. What the API allows is checked by checkDraft. */
export const draftSchema = z.object({
  productId: z.string().max(2_048),
  marketplace: text,
  title: z.string().max(500).optional(),
  subid1: text,
  subid2: text,
  sharedid: text,
});
