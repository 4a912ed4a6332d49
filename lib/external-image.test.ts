import { expect, it } from 'vitest';
import { isExternalImage } from './external-image';

it.each([
  ['https://cdn.example/a.png', true],
  ['data:image/svg+xml,%3Csvg/%3E', true],
  ['https://deck.example.evil.example/a.png', true],
  ['http://cdn.example/a.png', false],
  ['https://deck.example/api/links/export', false],
  ['https://deck.example:8443/api/links/export', false],
  ['https://DECK.example/api/links/export', false],
  ['https:\\\\deck.example\\api', false],
  ['/api/links/export', false],
  ['//deck.example/api/links/export', false],
  ['api/links/export', false],
  ['data:text/html,x', false],
  ['javascript:alert(1)', false],
  ['', false],
])('a picture at %s is shown: %s', (src, shown) => {
  expect(isExternalImage(src, ['deck.example', 'localhost'])).toBe(shown);
});
