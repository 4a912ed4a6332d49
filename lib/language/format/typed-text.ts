import { cleanText, toOneLine } from './clean-text';

/** Hyphens, dashes and minus signs of mails and word processors. */
const hyphens = /[\p{Pd}\u2212]/gu;

/** Digits of Arabic and Persian keyboards. The last four bits are their value. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;

const isAscii = /^[\x20-\x7E]*$/;

/** Full-width letters and digits, special spaces and hyphens become ASCII. Marks that nobody sees are dropped. */
export const toPlain = (text: string): string =>
  isAscii.test(text)
    ? text
    : cleanText(text.normalize('NFKC'))
        .replace(hyphens, '-')
        .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * Typed text as a plain keyboard writes it, on one line. Every code, number, day, currency and e-mail address is read
 * through it.
 */
export const readTyped = (text: string): string => toOneLine(toPlain(text));

/** Text to compare with what somebody typed: without differences that people do not see. */
export const foldTyped = (text: string): string => readTyped(text).toLowerCase();

/** A text to search for: as it looks, and as a plain keyboard writes it. Names are stored as they are written. */
export const listSpellings = (text: string): string[] => [...new Set([toOneLine(text), readTyped(text)])];

/** An id or tag. One that is not ASCII when plain stays as it looks, because ids of others are opaque. */
export function readTypedId(text: string): string {
  const plain = readTyped(text);
  return isAscii.test(plain) ? plain : toOneLine(text);
}

/** What mails and keyboards put between the characters of a code. */
const between = /[\s\p{M}-]+/gu;

/** A code of digits and letters, without the spaces and hyphens that mails write between them. */
export const readTypedCode = (text: string): string => readTyped(text).replace(between, '');

/** An e-mail address as mail programs copy it: `Ann <ann@example.com>` or `mailto:ann@example.com`. */
export function readTypedAddress(text: string): string {
  const typed = readTyped(text);
  const [, inner = typed] = /<([^<>]*)>\s*$/.exec(typed) ?? [];
  return inner
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replaceAll('。', '.');
}

/** A web address. Without `https://`, a text that begins with a host gets it. A complete one stays as it is. */
export function readTypedLink(text: string): string {
  const line = toOneLine(text);
  if (/^https?:\/\//i.test(line)) return line;
  const typed = readTyped(text);
  return /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u.test(typed) ? `https://${typed}` : typed;
}
