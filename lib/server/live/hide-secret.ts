const secretPath = /^(\/+api\/+(?:live|stop-mail)\/+).+/i;

/** A path without the secret of a live address or of a mail, for logs. */
export const hideSecret = (path: string): string => path.replace(secretPath, '$1…');
