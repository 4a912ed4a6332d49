import { expect, it } from 'vitest';
import { isExternalImage } from './external-image';

it.each([
  ['https://cdn.example/a.png', true],
  ['data:image/svg+xml,%3Csvg/%3E', true],
  ['https://deck.example.evil.example/a.png', true],
  ['http://cdn.example/a.png', false],
  ['https://deck.example/api/exports/links', false],
  ['https://deck.example:8443/api/exports/links', false],
  ['https://DECK.example/api/exports/links', false],
  ['https:\\\\deck.example\\api', false],
  ['/api/exports/links', false],
  ['//deck.example/api/exports/links', false],
  ['api/exports/links', false],
  ['data:text/html,x', false],
  ['javascript:alert(1)', false],
  ['', false],
])('a picture at %s is shown: %s', (src, shown) => {
  expect(isExternalImage(src, ['deck.example', 'localhost'])).toBe(shown);
});
