import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const pages = (await readdir(__dirname, { recursive: true })).filter((path) => /(^|\/)page\.tsx$/.test(path));

it.each(pages)('%s is defined with `definePage`, and so carries its scope', async (path) => {
  const source = await readFile(join(__dirname, path), 'utf8');
  expect(source).toMatch(/^export default page\.Page;|^export \{ default, .*\} from '\.\.\/page';/m);
});
