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
  expect(await readTextFile(new Blob([bytes]), 'en-US')).toBe(text);
});

it('reads an empty file', async () => {
  expect(await readTextFile(new Blob([]), 'en-US')).toBe('');
});

const kanji = [0x8d, 0xb2, 0x93, 0xa1, 0x2c, 0x31];
const kana = [...kanji, 0x2c, 0x83, 0x81, 0x83, 0x82];

it.each([
  ['with kana, to every reader', kana, 'en-US', '佐藤,1,メモ'],
  ['with kanji alone, to a Japanese reader', kanji, 'ja-JP', '佐藤,1'],
])('reads Shift_JIS %s', async (_, bytes, locale, japanese) => {
  expect(await readTextFile(new Blob([Uint8Array.from(bytes)]), locale)).toBe(japanese);
});

it('reads a Western name that may be kanji', async () => {
  const bytes = Uint8Array.from('Renéng', (letter) => letter.charCodeAt(0));
  expect(await readTextFile(new Blob([bytes]), 'en-US')).toBe('Renéng');
});
