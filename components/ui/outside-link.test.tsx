// @vitest-environment happy-dom
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OutsideLink } from './outside-link';

afterEach(cleanup);

it.each(['https://go.example.com/l/a', 'http://localhost:4000/l/a', 'HTTPS://EXAMPLE.COM'])(
  'links to %s',
  (href) => {
    render(<OutsideLink href={href}>Open</OutsideLink>);
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  },
);

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  '//example.com',
  '/settings/members',
  '',
])('does not link to %j', (href) => {
  render(
    <OutsideLink href={href} otherwise="text">
      Open
    </OutsideLink>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body.textContent).toBe('text');
});

it('is the only way to an address that is not written in the code', async () => {
  const files = (await readdir('components', { recursive: true })).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.') && file !== 'ui/outside-link.tsx',
  );
  const own = ['links/bookmarklet.tsx', 'api-reference/api-reference.tsx'];
  const unchecked: string[] = [];
  for (const file of files.filter((name) => !own.includes(name))) {
    const source = await readFile(join('components', file), 'utf8');
    if (/<a\s[^>]*href=\{(?!`#|'#|`mailto:|bankFile\})/.test(source)) unchecked.push(file);
  }
  expect(unchecked).toEqual([]);
});
