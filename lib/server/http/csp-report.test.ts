import { expect, it } from 'vitest';
import { cspReport } from './csp-report';

const page = 'https://deck.example/invite/secret-of-an-invitation?from=2026-01-01';
const source = 'https://deck.example/_next/static/chunks/a.js?dpl=1';
const told = { page: '/invite', source: '/_next/static/chunks/a.js' };

it.each([
  [
    'as older browsers send it',
    {
      'csp-report': {
        'document-uri': page,
        'effective-directive': 'img-src',
        'blocked-uri': 'http://cdn.example/a.png?token=1',
        'source-file': source,
      },
    },
    [{ directive: 'img-src', blocked: 'http://cdn.example', ...told }],
  ],
  [
    'as newer browsers send several',
    [
      {
        type: 'csp-violation',
        body: {
          documentURL: page,
          effectiveDirective: 'script-src-elem',
          blockedURL: 'inline',
          sourceFile: source,
        },
      },
      { type: 'deprecation', body: {} },
    ],
    [{ directive: 'script-src-elem', blocked: 'inline', ...told }],
  ],
  [
    'with the page as the source, as Chromium sends it for code within the page',
    {
      'csp-report': {
        'document-uri': page,
        'effective-directive': 'script-src',
        'blocked-uri': 'inline',
        'source-file': page,
      },
    },
    [{ directive: 'script-src', blocked: 'inline', page: '/invite', source: '/invite' }],
  ],
  [
    'with data of the page',
    { 'csp-report': { 'blocked-uri': 'data:text/html,secret', 'effective-directive': 'frame-src' } },
    [{ directive: 'frame-src', blocked: 'data', page: '', source: '' }],
  ],
  [
    'with nothing that can be read',
    { 'csp-report': { 'document-uri': 'about:blank', 'blocked-uri': 'x'.repeat(900), 'source-file': 7 } },
    [{ directive: '', blocked: 'x'.repeat(200), page: '', source: '' }],
  ],
])('is logged without queries and secrets: %s', (_, report, violations) => {
  expect(cspReport.parse(report)).toEqual(violations);
});

it.each(['text', {}, null])('rejects %j', (report) => {
  expect(cspReport.safeParse(report).success).toBe(false);
});

it('takes at most 20 reports at once', () => {
  const several = (length: number) =>
    cspReport.safeParse(Array.from({ length }, () => ({ type: 'deprecation', body: {} }))).success;
  expect([several(20), several(21)]).toEqual([true, false]);
});
