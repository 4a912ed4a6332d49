const reverse = (text: string) => [...text].reverse().join('');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const hex = (text: string) => Buffer.from(text).toString('hex');
const escapeAll = (text: string, write: (digits: string, number: number) => string) =>
  [...text].map((sign) => write(sign.charCodeAt(0).toString(16), sign.charCodeAt(0))).join('');
const inUrl = (text: string) => escapeAll(text, (digits) => `%${digits}`);

/** Ways in which an API may repeat a key. SECURITY.md lists them. */
export const keyForms: Record<string, (key: string) => string> = {
  plain: (key) => key,
  reversed: reverse,
  'in capitals': (key) => key.toUpperCase(),
  'in small letters': (key) => key.toLowerCase(),
  base64,
  'base64 of a longer text': (key) => base64(`user:${key}!`),
  'base64 of base64': (key) => base64(base64(key)),
  base64url: (key) => Buffer.from(key).toString('base64url'),
  'base64 of the reversed': (key) => base64(reverse(key)),
  'base64 in a URL': (key) => encodeURIComponent(base64(key)),
  hex,
  'upper-case hex': (key) => hex(key).toUpperCase(),
  'in a URL': encodeURIComponent,
  'twice in a URL': (key) => encodeURIComponent(encodeURIComponent(key)),
  'wholly escaped for a URL': inUrl,
  'wholly escaped for a URL in capitals': (key) => escapeAll(key, (digits) => `%${digits.toUpperCase()}`),
  'wholly escaped twice': (key) => inUrl(inUrl(key)),
  'escaped for JavaScript': (key) => escapeAll(key, (digits) => `\\x${digits}`),
  'escaped for JSON twice': (key) => escapeAll(key, (digits) => `\\u00${digits}`),
  'escaped in braces': (key) => escapeAll(key, (digits) => `\\u{${digits}}`),
  'in decimal entities': (key) => escapeAll(key, (_, number) => `&#${number};`),
  'in hex entities': (key) => escapeAll(key, (digits) => `&#x${digits};`),
  'in entities of entities': (key) => escapeAll(key, (digits) => `&amp;#x${digits};`),
  'escaped for HTML': (key) =>
    key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('/', '&sol;').replaceAll('_', '&lowbar;'),
  'in UTF-16': (key) => [...key].join('\0'),
  'base64 of UTF-16': (key) => Buffer.from(key, 'utf16le').toString('base64'),
  'base64 of UTF-16, big-endian': (key) => Buffer.from(key, 'utf16le').swap16().toString('base64'),
  'hex of UTF-16': (key) => Buffer.from(key, 'utf16le').toString('hex'),
};

/** Forms that only errors are searched for. */
export const partialKeyForms: Record<string, (key: string) => string> = {
  'hex in mixed case': (key) =>
    hex(key).replace(/[a-f]/g, (digit, at) => (at % 2 ? digit.toUpperCase() : digit)),
  'its first half': (key) => key.slice(0, Math.max(12, key.length / 2)),
  'its last twelve': (key) => key.slice(-12),
};
