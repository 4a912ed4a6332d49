import { expect, it } from 'vitest';
import { canDraw, drawPng, toDrawable } from './png';

const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" font-family="Geist"><rect width="120" height="40" fill="#fff"/>${content}</svg>`;
const readSize = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

it('draws at twice the size, with the letters of Geist', async () => {
  const text = (weight: number) => wrap(`<text y="20" font-weight="${weight}">Sales</text>`);
  const [plain, bold, empty] = [await drawPng(text(400)), await drawPng(text(600)), await drawPng(wrap(''))];
  expect(Buffer.from(plain).toString('latin1', 1, 4)).toBe('PNG');
  expect(readSize(plain)).toEqual([240, 80]);
  expect(Buffer.compare(plain, empty)).not.toBe(0);
  expect(Buffer.compare(plain, bold)).not.toBe(0);
});

it('draws no picture of the disk', async () => {
  const href = `file://${process.cwd()}/app/icon.png`;
  const [image, empty] = [
    await drawPng(wrap(`<image href="${href}" width="9" height="9"/>`)),
    await drawPng(wrap('')),
  ];
  expect(Buffer.compare(image, empty)).toBe(0);
});

it.each([
  ['Sales by day, USD', true],
  ['Größe – Müller & Söhne', true],
  ['$1.2K €3 £4 ₹5', true],
  ['Обзор', true],
  ['売上', false],
  ['बिक्री', false],
  ['销售', false],
  ['￥100', false],
])('knows what Geist can draw: %s', (text, drawn) => {
  expect(canDraw(text)).toBe(drawn);
});

/** The first of each sort: signs, Latin and Cyrillic letters, currencies and arrows. */
it.each([...'!¡ÀĀŐșЀџ–“…‹₪€₽←↙−≈'])('has a letter for what it says it can draw: %s', async (letter) => {
  const draw = (text: string) => drawPng(wrap(`<text y="20">${text}</text>`));
  expect(canDraw(letter)).toBe(true);
  expect(Buffer.compare(await draw(letter), await draw('売'))).not.toBe(0);
  expect(Buffer.compare(await draw(letter), await drawPng(wrap('')))).not.toBe(0);
});

it('replaces thin spaces', () => {
  expect(toDrawable('1\u202f234\u2009–\u20095')).toBe('1\u00a0234\u00a0–\u00a05');
});
