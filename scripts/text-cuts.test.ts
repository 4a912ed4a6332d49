import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = ['app', 'components', 'features', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

/** Up to a limit, of a value that holds words of people or of other programs. Days, ids and digests are ASCII. */
const words =
  /(?:name|title|text|message|subject|label|note|query|sentence|reason|comment|asked|hidden|repaired|line|first|value|response|'unknown'\))(?:\.trim\(\)|\.message\))*\.slice\(0, (?:most|longest|max|limit|\w+[Ll]imits?\.|\d\d)/i;

/** A cut that the reader sees. */
const ellipsis = /\.(?:slice|substring)\([^`]*\)\}…/;

const exceptions = new Set([
  // Reads a day.
  'lib/contract/dates.ts',
  'lib/base/cut-text.ts',
]);

it('cuts text by graphemes, with cutText', () => {
  const found = files
    .filter((file) => !exceptions.has(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => words.test(line) || ellipsis.test(line) || /\.substr(?:ing)?\(/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
