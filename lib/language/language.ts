import { createTranslator } from 'use-intl/core';
import { createFormat, type Format } from './format';
import type { en } from './messages/en';
import type { AllTranslated } from './messages/translated';
import type { Translate } from './translate';

/** A user's language: texts, numbers, money and days. Functions that write text for people take it as an argument. */
export type Language = {
  /** A BCP 47 tag: `en-GB`. */
  locale: string;
  t: Translate;
  format: Format;
};

/** The language of `locale` with its messages. Throws if a message lacks one of its values. */
export function createLanguage(locale: string, messages: AllTranslated): Language {
  const t = createTranslator<typeof en>({
    locale,
    // Every language has the keys and values of English.
    messages: messages as typeof en,
    timeZone: 'UTC',
    onError: (error) => {
      throw error;
    },
  });
  return { locale, t, format: createFormat(locale, t) };
}
