export const settings = {
  appearance: {
    language: 'Language',
    browserLanguage: 'Browser’s language',
    languageHint: 'Used for texts, numbers and days.',
  },
} as const;
