import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { createLanguage } from './language';
import { de } from './messages/de';
import { en } from './messages/en';
import { ja } from './messages/ja';

type Tree = { readonly [key: string]: string | Tree };

/** Every message by its full key. */
const flatten = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );

/** The values and tags in a message. Texts have an empty list; the `#` of a plural is not a value. */
function readNeeds(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      'options' in element
        ? Object.values(element.options).flatMap(({ value }) => readNeeds(value))
        : 'children' in element
          ? readNeeds(element.children)
          : [];
    return [element.value, ...inner];
  });
}

const needsOf = (text: string) => [...new Set(readNeeds(parse(text)))].sort();

const english = new Map(flatten(en));

/** How the keys of `texts` differ from those of `source`, at the first difference. */
function findDifference(texts: Tree, source: Tree): string | undefined {
  const keysOf = (tree: Tree) => flatten(tree).map(([key]) => key);
  const [keys, expected] = [keysOf(texts), keysOf(source)];
  const missing = expected.find((key) => !keys.includes(key));
  if (missing) return `lacks ${missing}`;
  const extra = keys.find((key) => !expected.includes(key));
  if (extra) return `has ${extra}, which English lacks`;
  const moved = keys.find((key, place) => key !== expected[place]);
  return moved && `has ${moved} in another place than English`;
}

it.each(Object.entries({ de, ja }))('%s has the keys of English, in its order', (language, messages) => {
  const differences = Object.entries(en).flatMap(([noun, source]) => {
    const file = `${language}/${noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
    const difference = findDifference(messages[noun as keyof typeof en], source);
    return difference ? [`${file} ${difference}`] : [];
  });
  expect(Object.keys(messages)).toEqual(Object.keys(en));
  // Without an assertion, which would say it again as a comparison.
  if (differences.length > 0) throw new Error(differences.join('\n'));
});

describe.each([
  ['de', de],
  ['ja', ja],
] as const)('%s', (_, messages) => {
  it('uses the values of English in each message', () => {
    const different = flatten(messages).flatMap(([key, text]) => {
      const needs = [english.get(key) ?? text, text].map((one) => needsOf(one).join());
      return needs[0] === needs[1] ? [] : [`${key} uses ${needs[1]} instead of ${needs[0]}`];
    });
    expect(different).toEqual([]);
  });

  it('has no empty message', () => {
    expect(flatten(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

it('has no leftover English in Japanese', () => {
  const words = /(?:^|[^{<\w])(?:the|and|of|your|this|are|with)\b/i;
  expect(flatten(ja).filter(([, text]) => words.test(text))).toEqual([]);
});

it('formats numbers, money, days and plurals by locale', () => {
  const german = createLanguage('de-DE', de);
  expect(german.format.money('1234.5', 'EUR')).toBe('1.234,50\u00a0€');
  expect(german.format.rate('0.0345')).toBe('3,5\u00a0%');
  expect(german.format.dayRange('2026-11-03', '2026-11-30')).toBe('3.–30. Nov. 2026');
  expect(german.t('format.ago.days', { count: 1 })).toBe('vor 1 Tag');
  expect(german.t('format.ago.days', { count: 2 })).toBe('vor 2 Tagen');
  const japanese = createLanguage('ja', ja);
  expect(japanese.format.money('1234', 'JPY')).toBe('￥1,234');
  expect(japanese.format.day('2026-11-03')).toBe('2026年11月3日');
  const british = createLanguage('en-GB', en);
  expect(british.format.day('2026-11-03')).toBe('3 Nov 2026');
  expect(british.format.duration(200)).toBe('3 min 20 s');
});
