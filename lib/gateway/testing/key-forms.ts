const reverse = (text: string) => [...text].reverse().join('');

/** Ways in which an API may repeat a key. */
export const keyForms: Record<string, (key: string) => string> = {
  plain: (key) => key,
  reversed: reverse,
  base64: (key) => Buffer.from(key).toString('base64'),
  'base64 of a longer text': (key) => Buffer.from(`user:${key}!`).toString('base64'),
  base64url: (key) => Buffer.from(key).toString('base64url'),
  'base64 of the reversed': (key) => Buffer.from(reverse(key)).toString('base64'),
  hex: (key) => Buffer.from(key).toString('hex'),
  'upper-case hex': (key) => Buffer.from(key).toString('hex').toUpperCase(),
  'in a URL': encodeURIComponent,
  'wholly escaped for a URL': (key) => [...key].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join(''),
};
