/** Characters without a glyph: direction marks, zero-width spaces, byte order marks, soft hyphens. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Joiners and variation selectors belong to emoji, Persian and Indic words, but not to Latin text. */
const strayJoiners = /(^|[\p{ASCII}\p{Z}])(?:\p{Variation_Selector}|\u200C|\u200D)+/gu;
const isJoiner = /^(?:\p{Variation_Selector}|\u200C|\u200D)$/u;

/** Most texts are ASCII, and large files are cleaned as one text. */
const isPlain = /^[\t\n\r\x20-\x7E]*$/;

/**
 * Text as it looks. Removes invisible characters, which copied ids often carry, and replaces non-breaking and other
 * special spaces with normal ones. Every field, filter, search and import reads text through it.
 */
export function cleanText(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .replace(invisible, (character) => (isJoiner.test(character) ? character : ''))
    .replace(strayJoiners, '$1')
    .replace(/\p{Zs}/gu, ' ');
}

/** A name on one line: without control characters and line breaks, which mails and logs would show as lines of their own. */
export const toNameLine = (name: string): string =>
  cleanText(name)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();

/** Text of another server on one line, without control characters, as it may stand in a message of ours. */
export const toOneLine = (text: string): string =>
  cleanText(text)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

/** The label that product pages and shop tools write before an id: `ASIN : B0…`. */
const label =
  /^["']?(?:asin|isbn(?:-?1[03])?|(?:product|item|variant|artikel)(?:[ -]?(?:id|number|no\.?|nummer))?|id|sku|商品id|商品コード)["']?\s*[:：#=]\s*|^asin\s+/i;

/** Removes the label before an id. */
export const dropLabel = (text: string): string => text.replace(label, '');

/** Also the bullet or number of a list. */
const openingMarks = /^(?:[\s"'`´“”„‟«»‹›‘’‚‛(<[{「『【,;•‣▪◦●·・]|[-–—*]\s|\d{1,3}[.)]\s)+/u;
const closingMarks = /[\s"'`´“”„‟«»‹›‘’‚‛)>\]}」』】.,;:!?…、。]+$/u;

/** Removes quotes, brackets and bullets around text, and punctuation after it. */
export const dropMarks = (text: string): string => text.replace(openingMarks, '').replace(closingMarks, '');
