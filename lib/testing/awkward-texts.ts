/** Names that programs confuse with something else: no value, a separator, or what every object inherits. */
export const awkwardTexts: readonly string[] = [
  ...['null', 'undefined', 'none', 'NULL', '~', '~7E', '~6Eone', '=', ' ', '  x ', 'a,b', 'a b'],
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty'],
  'x'.repeat(256),
];
