import { createLanguage, type Language } from './language';
import { en } from './messages/en';

/**
 * American English, for text that is the same for everyone: stored reasons, the API's messages, and files, so that
 * scripts can rely on their headings. Server only.
 */
export const english: Language = createLanguage('en-US', en);
