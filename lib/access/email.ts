import { cleanText } from '@/lib/language/format/clean-text';

/** E-mails are stored in lower case, so that accounts cannot differ only in case. */
export function normalizeEmail(email: string): string {
  return cleanText(email).trim().toLowerCase();
}

/** Whether the text looks like an e-mail address. Only a sent e-mail would prove it. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
