import { createLanguage, type Language } from '@/lib/language/language';
import { en } from '@/lib/language/messages/en';

/** American English, for functions that write for people. */
export const english: Language = createLanguage('en-US', en);
