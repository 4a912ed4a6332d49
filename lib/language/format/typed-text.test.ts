import { describe, expect, it } from 'vitest';
import {
  foldTyped,
  listSpellings,
  readTyped,
  readTypedAddress,
  readTypedCode,
  readTypedId,
  readTypedLink,
} from './typed-text';

describe('Typed text', () => {
  it.each([
    ['１２３４５６', '123456'],
    ['123-456', '123456'],
    ['123 456\u200b', '123456'],
    ['123–456', '123456'],
    ['\u2060１２３\u3000４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['1̲23456', '123456'],
    [' 123 456 ', '123456'],
    ['١٢٣ ٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['123\u200b\u2011456', '123456'],
  ])('is a code: %j', (typed, code) => expect(readTypedCode(typed)).toBe(code));

  it.each([
    ['ＵＳＤ', 'USD'],
    ['2026‑11–02', '2026-11-02'],
    ['−12', '-12'],
    ['  a\u00a0b\n', 'a b'],
  ])('is plain: %j', (typed, plain) => expect(readTyped(typed)).toBe(plain));

  it.each([
    ['Ann <ann@example.com>', 'ann@example.com'],
    ['ＡＮＮ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ANN@example.com'],
    ['mailto:ann@example.com?subject=Hi', 'ann@example.com'],
    ['ann@sub‑example。com\u200b', 'ann@sub-example.com'],
  ])('is an e-mail address: %j', (typed, address) => expect(readTypedAddress(typed)).toBe(address));

  it.each([
    ['www.example.com/@mara', 'https://www.example.com/@mara'],
    ['ｅｘａｍｐｌｅ．ｃｏｍ', 'https://example.com'],
    ['https://example.com/ﾏﾗ', 'https://example.com/ﾏﾗ'],
  ])('is a web address: %j', (typed, link) => expect(readTypedLink(typed)).toBe(link));

  it.each(['Mara', 'ann@example.com', 'javascript:alert(1)'])('is not made a web address: %j', (typed) =>
    expect(readTypedLink(typed)).toBe(typed),
  );

  it('leaves ids of other alphabets as they look, and compares what looks the same', () => {
    expect(readTypedId('ｎａｍｅ－２０')).toBe('name-20');
    expect(readTypedId('№–ﾏﾗ')).toBe('№–ﾏﾗ');
    expect(foldTyped('Ann‑Marie ﾏﾗ')).toBe(foldTyped('ＡＮＮ-MARIE マラ'));
    expect(listSpellings('Ｄeal')).toEqual(['Ｄeal', 'Deal']);
    expect(listSpellings('deal')).toEqual(['deal']);
  });
});
