import { z } from 'zod';
import { cleanText } from '@/lib/language/format/clean-text';

const pasted = z.string().overwrite(cleanText);
const text = pasted.max(2_048).optional();

/** The input of a draft. checkDraft validates it by the API's rules. */
export const draftSchema = z.object({
  productId: pasted.max(2_048),
  marketplace: text,
  title: z.string().max(500).optional(),
  subid1: text,
  subid2: text,
  sharedid: text,
});
