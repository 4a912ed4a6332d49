import { createLanguage, type Language } from './language';
import { en } from './messages/en';

/**
 * American English, for what the server writes for every reader: stored reasons, the API's messages, and files, so that
 * scripts can rely on their headings. Only for code of the server.
 */
export const english: Language = createLanguage('en-US', en);
