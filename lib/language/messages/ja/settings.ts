import type { Translated } from '../translated';

export const settings: Translated<'settings'> = {
  appearance: {
    language: '言語',
    browserLanguage: 'ブラウザの言語',
    languageHint: 'テキスト、数値、日付に使用します。',
  },
};
