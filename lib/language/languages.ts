/** The languages of the dashboard. English is the default. */
export const languages = ['en', 'de', 'ja'] as const;
export type LanguageCode = (typeof languages)[number];

/** Each language's name in that language. */
export const languageNames: Record<LanguageCode, string> = { en: 'English', de: 'Deutsch', ja: '日本語' };

/** Stores the chosen language. Without it, the browser's languages decide. */
export const languageCookie = 'partnerdeck-language';

export const toLanguage = (text: string | undefined): LanguageCode | undefined =>
  languages.find((code) => code === text);

/** A language, and a tag with the region for numbers and dates: `de` or `de-CH`. */
export type Locale = { language: LanguageCode; tag: string };

/**
 * The locale of a request. `chosen` is the cookie; `acceptLanguage` is the header, sorted by preference. The region
 * comes from the header, so that English in London shows `3 Nov`.
 */
export function pickLocale(chosen: string | undefined, acceptLanguage: string | null): Locale {
  const preferred = (acceptLanguage ?? '').slice(0, 500).split(',').map(readTag);
  const language =
    toLanguage(chosen) ?? preferred.map((tag) => toLanguage(tag?.language)).find(Boolean) ?? languages[0];
  const region = preferred.find((tag) => tag?.language === language && tag.region)?.region;
  return { language, tag: region ? `${language}-${region}` : language };
}

function readTag(text: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(text.split(';')[0]?.trim() ?? '');
  } catch {
    return undefined;
  }
}
