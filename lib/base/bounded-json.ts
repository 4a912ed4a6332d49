/** Maximum of commas, colons and opening brackets. A page of 500 report rows has about 30,000. */
const mostParts = 100_000;

const code = (sign: string) => sign.charCodeAt(0);
const [quote, backslash, comma, colon] = [code('"'), code('\\'), code(','), code(':')];
const [openList, openObject] = [code('['), code('{')];

/**
 * Whether JSON has so many values that parsing and validating it would hold up other requests. Its length alone does
 * not tell: 8 MB may be one text or four million objects.
 */
export function hasTooManyValues(text: string): boolean {
  let parts = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (inText) {
      if (unit === backslash) at += 1;
      else if (unit === quote) inText = false;
    } else if (unit === quote) inText = true;
    else if (unit === comma || unit === colon || unit === openList || unit === openObject) parts += 1;
    if (parts > mostParts) return true;
  }
  return false;
}
