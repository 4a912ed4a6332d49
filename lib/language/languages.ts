/** The languages of the dashboard. English comes first: it is spoken where nothing else is asked for. */
export const languages = ['en', 'de', 'ja'] as const;
export type LanguageCode = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames: Record<LanguageCode, string> = { en: 'English', de: 'Deutsch', ja: '日本語' };

/** Holds the language that a reader chose. Without it, the browser's languages decide. */
export const languageCookie = 'partnerdeck-language';

export const toLanguage = (text: string | undefined): LanguageCode | undefined =>
  languages.find((code) => code === text);

/** A language, and the region whose numbers and dates the reader knows: `de`, or `de-CH`. */
export type Locale = { language: LanguageCode; tag: string };

/**
 * The locale of a request. `chosen` is what the cookie keeps, `acceptLanguage` the header, which browsers sort by
 * preference. The region comes from the header, so that English in London reads `3 Nov`.
 */
export function pickLocale(chosen: string | undefined, acceptLanguage: string | null): Locale {
  const asked = (acceptLanguage ?? '').slice(0, 500).split(',').map(readTag);
  const language =
    toLanguage(chosen) ?? asked.map((tag) => toLanguage(tag?.language)).find(Boolean) ?? languages[0];
  const region = asked.find((tag) => tag?.language === language && tag.region)?.region;
  return { language, tag: region ? `${language}-${region}` : language };
}

function readTag(text: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(text.split(';')[0]?.trim() ?? '');
  } catch {
    return undefined;
  }
}
