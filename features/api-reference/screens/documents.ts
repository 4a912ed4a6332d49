/** The API documents that this site serves, and whose credentials calls from the reference have. */
export const documents = {
  platform: { path: '/api/openapi.json', credentials: 'omit' },
  dashboard: { path: '/api/dashboard/openapi.json', credentials: 'same-origin' },
} as const;

export type DocumentName = keyof typeof documents;
