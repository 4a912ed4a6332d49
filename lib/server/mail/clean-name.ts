import { cutText } from '@/lib/base/cut-text';
import { toNameLine } from '@/lib/language/format/clean-text';

/** A word joiner after `.`, `:`, `/` and `@` keeps mail programs from making a link of a text. */
const cleanUpTo = (most: number) => (text: string) =>
  cutText(toNameLine(text), most, '…').replace(/([.:/@])(?=\S)/g, '$1\u2060');

/**
 * A name that a person chose, for a mail to someone else: on one line, without marks that turn the text around, at most 100
 * characters, and never a link.
 */
export const cleanName = cleanUpTo(100);

/** The same for a text of ours that has names in it: at most 400 characters. */
export const cleanSentence = cleanUpTo(400);
