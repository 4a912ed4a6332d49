const secretPath = /^(\/+api\/+live\/+).+/i;

/** A path without the secret of a live address, for logs. */
export const hideSecret = (path: string): string => path.replace(secretPath, '$1…');
