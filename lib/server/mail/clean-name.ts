import { cutText } from '@/lib/base/cut-text';
import { toNameLine } from '@/lib/language/format/clean-text';

const longest = 100;

/**
 * A name that a person chose, for a mail to someone else: on one line, without marks that turn the text around, and not
 * too long. A word joiner after `.`, `:`, `/` and `@` keeps mail programs from making a link of it.
 */
export function cleanName(name: string): string {
  return cutText(toNameLine(name), longest, '…').replace(/([.:/@])(?=\S)/g, '$1\u2060');
}
