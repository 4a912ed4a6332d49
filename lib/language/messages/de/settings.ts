import type { Translated } from '../translated';

export const settings: Translated<'settings'> = {
  appearance: {
    language: 'Sprache',
    browserLanguage: 'Sprache des Browsers',
    languageHint: 'Für Texte, Zahlen und Daten.',
  },
};
