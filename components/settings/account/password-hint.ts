import { passwordLength } from '@/lib/password-length';

export const passwordHint = `At least ${passwordLength.min} characters. A few words in a row are easy to keep.`;
