export const settings = {
  appearance: {
    description: 'Saved in this browser.',
    themeHint: 'System follows your device.',
    language: 'Language',
    browserLanguage: 'Browser’s language',
    languageHint: 'Used for texts, numbers and days.',
  },
  shared: {
    title: 'This workspace is shared.',
    text: 'Everyone who opens the demo sees your changes.',
    noRealKey: 'Everyone who opens the demo sees your changes. Do not enter a real key.',
  },
  name: 'Name',
  saveName: 'Save name',
  newWorkspace: {
    description: 'A workspace has its own keys, data and members.',
    hint: 'Your company or brand. You are its owner, and can invite others.',
    create: 'Create workspace',
    workspace: 'Workspace',
  },
} as const;
