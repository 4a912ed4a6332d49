import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeSprite, spriteFile } from './make-icons.mjs';

it('the sprite has every listed icon as Lucide draws it', () => {
  expect(readFileSync(spriteFile, 'utf8')).toBe(makeSprite());
});
