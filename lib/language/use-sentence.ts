'use client';

import { useEffect, useState } from 'react';
import type { WriteSentence } from './sentences/sentence-writer';
import { useLanguage } from './use-language';

/**
 * Translates a sentence of the server. Returns the English text until the table has loaded, which happens on first use.
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

/** Undefined if the table fails to load. */
const loadWriter = (locale: string): Promise<WriteSentence | undefined> =>
  import('./sentences/write-sentence').then(
    ({ sentenceWriterOf }) => sentenceWriterOf(locale),
    () => undefined,
  );
