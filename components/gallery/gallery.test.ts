import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'components/gallery';
const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

/** Those without a look of their own, or that every page has. */
const unseen = ['clipped-titles', 'later', 'sentence', 'toaster'];

it('shows every part of components/ui', () => {
  const parts = readdirSync('components/ui')
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.replace('.tsx', ''));
  const shown = parts.filter((part) => texts.some((text) => text.includes(`'@/components/ui/${part}'`)));
  expect(parts.filter((part) => !shown.includes(part))).toEqual(unseen);
});
