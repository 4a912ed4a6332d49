import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'components/gallery';
const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

/** Components without a look of their own, or shown on every page. */
const unseen = ['clipped-titles', 'later', 'outside-link', 'sentence', 'slot', 'toaster'];

it('shows every component of components/ui', () => {
  const parts = readdirSync('components/ui')
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.replace('.tsx', ''));
  const shown = parts.filter((part) => texts.some((text) => text.includes(`'@/components/ui/${part}'`)));
  expect(parts.filter((part) => !shown.includes(part))).toEqual(unseen);
});
