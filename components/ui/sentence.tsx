'use client';

import { useSentence } from '@/lib/language/use-sentence';

/** Text from the server, or from a rule that it shares, in the user's language. */
export function Sentence({ children }: { children: string }) {
  return useSentence(children);
}
