import { expect, it } from 'vitest';
import { toFileName } from './file-name';

it.each([
  ['Herbst / Äpfel', 'Herbst-Äpfel'],
  ['秋のリンク', '秋のリンク'],
  ['a\u0308pfel', 'äpfel'],
  ['"x"\r\n; y', '-x-y'],
  ['\ud800x', '-x'],
  ['../../etc', '..-..-etc'],
])('names %j %s', (text, name) => {
  expect(toFileName(text)).toBe(name);
});

it('stays within its bytes, and cuts between characters', () => {
  expect(toFileName('秋'.repeat(50))).toBe('秋'.repeat(33));
  expect(toFileName('𠮷'.repeat(50), 10)).toBe('𠮷𠮷');
});
