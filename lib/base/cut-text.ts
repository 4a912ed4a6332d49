const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cuts a text to at most `most` UTF-16 code units, with `end` as its last ones if something was cut. Cuts between
 * graphemes, so that no half of a character and no part of an emoji is left.
 */
export function cutText(text: string, most: number, end = ''): string {
  if (text.length <= most) return text;
  const at = most - end.length;
  const cut = segmenter.segment(text).containing(at)?.index ?? 0;
  // A grapheme may be longer than all that is left.
  const kept = cut > 0 ? text.slice(0, cut) : text.slice(0, at).replace(/[\ud800-\udbff]$/, '');
  return `${kept}${end}`;
}
