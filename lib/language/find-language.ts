import { createLanguage, type Language } from './language';
import { type LanguageCode, languages, toLanguage } from './languages';
import { de } from './messages/de';
import { en } from './messages/en';
import { ja } from './messages/ja';
import type { AllTranslated } from './messages/translated';

const messages: Record<LanguageCode, AllTranslated> = { en, de, ja };
const known = new Map<string, Language>();

/**
 * The language of a BCP 47 tag such as `de-CH`; English if there is none. Cached, because `Intl` formats are slow to create.
 * Contains the texts of all languages, so it is for servers only.
 */
export function findLanguage(tag: string): Language {
  const found = known.get(tag);
  if (found) return found;
  const made = createLanguage(tag, messages[toLanguage(tag.split('-')[0]) ?? languages[0]]);
  known.set(tag, made);
  return made;
}
