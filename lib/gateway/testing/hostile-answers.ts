const size = 7_900_000;
const fill = (text: string) => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const inText = (text: string) => `{"brands":[{"name":"${fill(text)}"}]}`;

/** Answers of almost 8 MB to a call with this key, each made to be slow to search, to parse or to check. */
export const makeHostileAnswers = (key: string): Record<string, string> => ({
  quotes: inText('\\"'),
  backslashes: inText('\\\\'),
  'beginnings of the key': inText(`${key.slice(0, -1)} `),
  'the key': inText(`${key} `),
  'the key in a URL': inText([...key].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')),
  'nested escapes of a URL': inText('%25252525'),
  'escapes of JSON': inText('\\u0073\\u006b'),
  entities: inText('&amp;amp;#x73;'),
  'entities without end': inText('&#x00000'),
  nesting: fill('['),
  'nested objects': fill('{"a":'),
  'empty objects': `[${fill('{},')}{}]`,
  numbers: `{"brands":[${fill('1,')}1]}`,
  'different keys': `{${Array.from({ length: 500_000 }, (_, at) => `"k${at}":1`).join()}}`,
  'no JSON': fill('<p>'),
});
