'use client';

import { useEffect, useState } from 'react';
import type { WriteSentence } from './sentences/sentence-writer';
import { useLanguage } from './use-language';

/**
 * A sentence that the server stored, or that server and browser share, in the reader's language. It is English until the
 * table of sentences has arrived: browsers load it when there is a sentence to write.
 */
export function useSentence<Text extends string | null | undefined>(sentence: Text): Text | string {
  const { locale } = useLanguage();
  const [write, setWrite] = useState<WriteSentence>();
  const needed = Boolean(sentence) && !locale.startsWith('en');
  useEffect(() => {
    if (!needed) return;
    let shown = true;
    loadWriter(locale).then((loaded) => shown && setWrite(() => loaded));
    return () => {
      shown = false;
    };
  }, [needed, locale]);
  return sentence && write ? write(sentence) : sentence;
}

/** Undefined where the table does not arrive. */
const loadWriter = (locale: string): Promise<WriteSentence | undefined> =>
  import('./sentences/write-sentence').then(
    ({ sentenceWriterOf }) => sentenceWriterOf(locale),
    () => undefined,
  );
