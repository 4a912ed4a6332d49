import { type LanguageCode, toLanguage } from '@/lib/language/languages';

/** The parameters of a file: XLSX has headings in the reader's language. */
export function fileOf<Format extends string>(
  format: Format,
  locale: string,
): { format: Format; language?: LanguageCode } {
  const language = toLanguage(locale.split('-')[0]);
  return format === 'xlsx' && language && language !== 'en' ? { format, language } : { format };
}
