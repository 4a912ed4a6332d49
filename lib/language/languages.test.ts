import { expect, it } from 'vitest';
import { pickLocale } from './languages';

it.each([
  [undefined, 'en-US,en;q=0.9', 'en', 'en-US'],
  [undefined, 'en-GB', 'en', 'en-GB'],
  [undefined, 'de-CH,de;q=0.9,en;q=0.8', 'de', 'de-CH'],
  [undefined, 'fr-FR,ja;q=0.8,en;q=0.5', 'ja', 'ja'],
  [undefined, 'fr,it', 'en', 'en'],
  [undefined, '*', 'en', 'en'],
  [undefined, null, 'en', 'en'],
  [undefined, 'de-CH-u-ca-buddhist-nu-thai', 'de', 'de-CH'],
  ['ja', 'de-DE,en;q=0.5', 'ja', 'ja'],
  ['de', 'en-US,de-AT;q=0.5', 'de', 'de-AT'],
  ['xx', 'de', 'de', 'de'],
  [undefined, `${'x'.repeat(100_000)},de`, 'en', 'en'],
])('a browser that chose %s and asks for %s reads %s as %s', (chosen, header, language, tag) => {
  expect(pickLocale(chosen, header)).toEqual({ language, tag });
});
