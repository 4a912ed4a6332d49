const secretPath = /^(\/+(?:api\/+(?:live|stop-mail)|s)\/+).+/i;

/** A path without the secret of a live address, a shared page or a mail, for logs. */
export const hideSecret = (path: string): string => path.replace(secretPath, '$1…');
