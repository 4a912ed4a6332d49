const code = (sign: string) => sign.charCodeAt(0);
const [backslash, percent, ampersand, semicolon, hash] = [
  code('\\'),
  code('%'),
  code('&'),
  code(';'),
  code('#'),
];
const [openBrace, closeBrace, letterU, letterX] = [code('{'), code('}'), code('u'), code('x')];
/** The "u" and "x" after a backslash, until their digits follow. */
const [escapedU, escapedX] = [0xe000, 0xe001];

/** The value of a small hex digit, else -1. */
const digits = new Int8Array(0x1_0000).fill(-1);
for (let value = 0; value < 16; value += 1) digits[code(value.toString(16))] = value;
const digitAt = (units: Uint16Array, at: number): number => (at < 0 ? -1 : (digits[units[at] ?? 0] ?? -1));

/** HTML's names of the signs of ASCII. */
const names: Record<string, string> = {
  amp: '&',
  apos: "'",
  ast: '*',
  bsol: '\\',
  colon: ':',
  comma: ',',
  commat: '@',
  dollar: '$',
  equals: '=',
  excl: '!',
  grave: '`',
  gt: '>',
  hat: '^',
  lbrace: '{',
  lbrack: '[',
  lcub: '{',
  lowbar: '_',
  lpar: '(',
  lsqb: '[',
  lt: '<',
  num: '#',
  percnt: '%',
  period: '.',
  plus: '+',
  quest: '?',
  quot: '"',
  rbrace: '}',
  rbrack: ']',
  rcub: '}',
  rpar: ')',
  rsqb: ']',
  semi: ';',
  sol: '/',
  verbar: '|',
  vert: '|',
};
/** Names as numbers, so that reading one allocates nothing. */
const packLetter = (packed: number, unit: number) => packed * 32 + unit - 96;
const entities = new Map(
  Object.entries(names).map(([name, sign]) => [[...name].map(code).reduce(packLetter, 0), code(sign)]),
);
/** `&#x0000041;` */
const longestEscape = 11;

/** Makes letters small. Keeps positions, which only this letter would shift. */
export const foldCase = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();

/**
 * Undoes the escapes of text in small letters in one pass, however often they are nested: `\/`, `\u0041`, `\u{41}`,
 * `\x41`, `%41`, `&#65;`, `&#x41;` and `&amp;`. Drops backslashes and NULs, so that UTF-16 reads like other text.
 * `begins` has the position of each character in the text, and at last the text's length.
 */
export function undoEscapes(text: string): { plain: string; begins: Uint32Array } {
  const units = new Uint16Array(text.length);
  const begins = new Uint32Array(text.length + 1);
  let length = 0;
  /** The position of the backslashes before the next unit. */
  let lead = -1;
  /** The last beginning of an escape among the units. */
  let open = -longestEscape;
  for (let at = 0; at < text.length; at += 1) {
    let unit = text.charCodeAt(at);
    let begin = at;
    // An escape becomes a unit, which may begin or end another escape.
    while (unit !== 0) {
      if (unit === backslash) {
        if (lead < 0) lead = begin;
        break;
      }
      if (lead >= 0) {
        begin = lead;
        lead = -1;
        if (unit === letterU) unit = escapedU;
        else if (unit === letterX) unit = escapedX;
      }
      if (unit === percent || unit === ampersand || unit === escapedU || unit === escapedX) open = length;
      units[length] = unit;
      begins[length] = begin;
      length += 1;
      if (length - open > longestEscape) break;
      const size = measureEscape(units, length);
      if (size === 0) break;
      length -= size;
      begin = begins[length] ?? 0;
      unit = toSmall(readEscape(units, length, size));
    }
  }
  begins[length] = text.length;
  // Those without digits are letters.
  for (let at = 0; at < length; at += 1) {
    if (units[at] === escapedU) units[at] = letterU;
    else if (units[at] === escapedX) units[at] = letterX;
  }
  return { plain: Buffer.from(units.buffer, 0, length * 2).toString('utf16le'), begins };
}

const toSmall = (unit: number): number => (unit >= code('A') && unit <= code('Z') ? unit + 32 : unit);

/** The number of units at the end that are an escape, else 0. */
function measureEscape(units: Uint16Array, length: number): number {
  const last = length - 1;
  const unit = units[last] ?? 0;
  if (unit === semicolon) return measureEntity(units, last);
  if (unit === closeBrace) return measureBraces(units, last);
  if (digitAt(units, last) < 0 || digitAt(units, last - 1) < 0) return 0;
  if (units[last - 2] === percent) return 3;
  if (units[last - 2] === escapedX) return 3;
  const isLong =
    units[last - 4] === escapedU && digitAt(units, last - 2) >= 0 && digitAt(units, last - 3) >= 0;
  return isLong ? 5 : 0;
}

function measureBraces(units: Uint16Array, last: number): number {
  let at = last - 1;
  while (last - at < 7 && digitAt(units, at) >= 0) at -= 1;
  return units[at] === openBrace && units[at - 1] === escapedU && at < last - 1 ? last - at + 2 : 0;
}

function measureEntity(units: Uint16Array, last: number): number {
  const first = Math.max(0, last - longestEscape + 1);
  for (let at = last - 1; at >= first; at -= 1) {
    const unit = units[at] ?? 0;
    if (unit === ampersand) return readEntity(units, at + 1, last) < 0 ? 0 : last - at + 1;
    const isPart = (unit >= 97 && unit <= 122) || digitAt(units, at) >= 0 || unit === hash;
    if (!isPart) return 0;
  }
  return 0;
}

/** The unit that an escape stands for. */
function readEscape(units: Uint16Array, begin: number, size: number): number {
  const end = begin + size;
  if (units[begin] === ampersand) return readEntity(units, begin + 1, end - 1);
  const isBraced = units[begin + 1] === openBrace;
  return isBraced ? readNumber(units, begin + 2, end - 1, 16) : readNumber(units, begin + 1, end, 16);
}

/** The unit of an entity between `&` and `;`, else -1. */
function readEntity(units: Uint16Array, begin: number, end: number): number {
  if (units[begin] === hash) {
    return units[begin + 1] === letterX
      ? readNumber(units, begin + 2, end, 16)
      : readNumber(units, begin + 1, end, 10);
  }
  let packed = 0;
  for (let at = begin; at < end; at += 1) packed = packLetter(packed, units[at] ?? 0);
  return entities.get(packed) ?? -1;
}

function readNumber(units: Uint16Array, begin: number, end: number, base: number): number {
  if (begin >= end) return -1;
  let value = 0;
  for (let at = begin; at < end; at += 1) {
    const digit = digitAt(units, at);
    if (digit < 0 || digit >= base) return -1;
    value = value * base + digit;
  }
  // Only the first plane can be part of a key.
  return Math.min(value, 0xffff);
}
