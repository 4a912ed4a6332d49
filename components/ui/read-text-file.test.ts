import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file';

const text = 'Währung;Kurs\r\nUSD;0,9\r\n';
const latin = Uint8Array.from(text, (character) => character.charCodeAt(0));
const little = Uint8Array.from([...latin].flatMap((byte) => [byte, 0]));
const big = Uint8Array.from([...latin].flatMap((byte) => [0, byte]));

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16 little endian with a mark', Uint8Array.from([0xff, 0xfe, ...little])],
  ['UTF-16 big endian with a mark', Uint8Array.from([0xfe, 0xff, ...big])],
  ['UTF-16 little endian', little],
  ['UTF-16 big endian', big],
  ['Windows', latin],
])('reads %s', async (_, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe(text);
});

it('reads an empty file', async () => {
  expect(await readTextFile(new Blob([]))).toBe('');
});
