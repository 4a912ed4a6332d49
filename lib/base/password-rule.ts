import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLength } from './password-length';

/** The 49,000 most common passwords, in lower case. */
const commonPasswords = new Set(dictionary['passwords-common']);

const productName = 'partnerdeck';

/** Shorter parts of an address occur in good passwords by chance. */
const shortestPart = 4;

/**
 * Describes what is wrong with a new password; undefined if it is fine. Server only, because the list of common
 * passwords is too large for a browser.
 */
export function findPasswordProblem(password: string, email = ''): string | undefined {
  const length = [...password].length;
  if (length < passwordLength.min) return `Use at least ${passwordLength.min} characters`;
  if (length > passwordLength.max) return `Use at most ${passwordLength.max} characters`;
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < 5) return 'Use more different characters';
  if (isCommon(text)) return 'Choose a less common password';
  const letters = onlyLetters(text);
  const parts = [email.split('@')[0] ?? '', email].map((part) => onlyLetters(part.toLowerCase()));
  if (parts.some((part) => part.length >= shortestPart && letters.includes(part))) {
    return 'Leave your e-mail address out of it';
  }
  if (letters.includes(productName)) return 'Leave the name Partnerdeck out of it';
  return undefined;
}

/** Most common passwords are shorter than our minimum. People pad them with digits and signs, or repeat them. */
function isCommon(text: string): boolean {
  const core = text.replace(/^\P{L}+|\P{L}+$/gu, '');
  return [text, core]
    .flatMap((candidate) => [candidate, candidate.replace(/^(.+?)\1+$/u, '$1')])
    .some((candidate) => candidate.length >= shortestPart && commonPasswords.has(candidate));
}

/** Removes everything but letters and digits, so that `a.d-a` becomes `ada`. */
function onlyLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
