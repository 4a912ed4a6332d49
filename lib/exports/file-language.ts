import { createLanguage } from '@/lib/language/language';
import { en } from '@/lib/language/messages/en';

/** Files have headings in English for every reader, so that scripts can rely on them. Only for code of the server. */
export const fileLanguage = createLanguage('en', en);
