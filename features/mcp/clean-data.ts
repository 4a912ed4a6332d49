import { cutText } from '@/lib/base/cut-text';
import { cleanText } from '@/lib/language/format/clean-text';

/** The longest text that an answer has whole. Addresses of links are shorter. */
const longest = 2_000;

const control = /\p{Cc}+/gu;

/** Cuts a text, and says so. */
export const clip = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most).trimEnd()} … (${text.length} characters)`;

/**
 * Text of the API and of people as it looks to a person: without invisible characters, which only a program would read,
 * and in one line. Applied to every text of an answer.
 */
export function cleanData<Value>(value: Value): Value;
export function cleanData(value: unknown): unknown {
  if (typeof value === 'string') return clip(cleanText(value).replace(control, ' '), longest);
  if (Array.isArray(value)) return value.map((item) => cleanData(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [cleanData(name), cleanData(item)]));
}
