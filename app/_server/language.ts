import 'server-only';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import {
  type LanguageCode,
  type Locale,
  languageCookie,
  pickLocale,
  toLanguage,
} from '@/lib/language/languages';
import type { WriteSentence } from '@/lib/language/sentences/sentence-writer';
import { sentenceWriterOf } from '@/lib/language/sentences/write-sentence';

/** The language stored in the cookie; undefined if the browser's languages decide. */
export async function readChosenLanguage(): Promise<LanguageCode | undefined> {
  return toLanguage((await cookies()).get(languageCookie)?.value);
}

/** The locale of this request. */
export const readLocale = cache(
  async (): Promise<Locale> =>
    pickLocale(await readChosenLanguage(), (await headers()).get('accept-language')),
);

/** The language of this request, for text written by the server. */
export async function readLanguage(): Promise<Language> {
  return findLanguage((await readLocale()).tag);
}

/** Translates sentences of Failures to the language of this request. */
export async function readSentenceWriter(): Promise<WriteSentence> {
  return sentenceWriterOf((await readLocale()).tag);
}

/** A page's metadata with a title in the reader's language. */
export const titled = (write: (language: Language) => string) => async (): Promise<Metadata> => ({
  title: write(await readLanguage()),
});
