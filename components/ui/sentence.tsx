'use client';

import { useSentence } from '@/lib/language/use-sentence';

/** A sentence of the server, or of a rule that it shares, in the reader's language. */
export function Sentence({ children }: { children: string }) {
  return useSentence(children);
}
