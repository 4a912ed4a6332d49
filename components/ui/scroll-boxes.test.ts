import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The class names of every box that scrolls sideways. */
const boxes = ['app', 'components', 'features'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) =>
      (readFileSync(`${folder}/${name}`, 'utf8').match(/["'`][^"'`]*overflow-x-auto[^"'`]*/g) ?? []).map(
        (classes) => [`${folder}/${name}`, classes] as const,
      ),
    ),
);

it.each(boxes)('the box that scrolls sideways in %s also clips texts for screen readers', (_, classes) => {
  // They are placed absolutely, and would make the page as wide as the content.
  expect(classes).toMatch(/\brelative\b/);
});
