import { createLanguage, type Language } from './language';
import { en } from './messages/en';

/** American English, for what the server writes for all readers: files, stored reasons and API messages. */
export const english: Language = createLanguage('en-US', en);
