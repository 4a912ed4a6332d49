import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { itemPages, otherPages, plainPages } from '@/e2e/pages';

/** `/brands/[id]` for `(dashboard)/brands/[id]/page.tsx`. */
const routeOf = (file: string) =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((part) => !part.startsWith('('))
    .join('/')}`;

it('every page is in a list of the browser tests', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const routes = files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map(routeOf);
  const listed = [...plainPages, ...itemPages.map(({ route }) => route), ...otherPages];
  expect([...listed].sort()).toEqual(routes.sort());
});
