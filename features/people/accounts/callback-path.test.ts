import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCallbackPath } from './callback-path';

describe('readCallbackPath', () => {
  it.each([
    ['/reports?start=1#x', '/reports?start=1#x'],
    ['/settings/../overview', '/overview'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n//evil.example', '/'],
    ['/..//evil.example', '/'],
    ['/./\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['evil.example', '/'],
    ['', '/'],
    [undefined, '/'],
    [['/a', '/b'], '/'],
  ])('%j leads to %s', (given, path) => {
    expect(readCallbackPath(given)).toBe(path);
  });

  it('never redirects to another site', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '.', '..', '\t', '@', ':', '%2f', '?', '#'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = readCallbackPath(`/${pieces.join('')}`);
        expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example');
      }),
      { numRuns: 2_000 },
    );
  });
});
