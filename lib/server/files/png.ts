import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

const fontFiles = ['Geist-Regular.ttf', 'Geist-SemiBold.ttf'];

/** How many pixels of the picture are one of the SVG, so that it is sharp on a phone. */
const scale = 2;

/** Draws an SVG as PNG at twice its size, in a thread of its own. Reads no files but the fonts. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      fontFiles: fontFiles.map((name) =>
        join(/* turbopackIgnore: true */ process.cwd(), 'lib/server/files/fonts', name),
      ),
      loadSystemFonts: false,
      defaultFontFamily: 'Geist',
    },
  });
  return image.asPng();
}

/** Characters of these fonts, which labels consist of: Latin and Cyrillic letters, digits, signs and currencies. */
const drawable =
  /^[\u0020-\u007e\u00a0-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0218-\u021b\u0400-\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20aa\u20ac\u20b1\u20b4\u20b9\u20bd\u2190-\u2199\u2212\u2248]*$/;

/** Spaces that Geist lacks. */
const thinSpaces = /[\u2009\u202f]/g;

/** Whether a text can be drawn. Geist has no Hindi, Chinese or Japanese letters, and would draw boxes. */
export const canDraw = (text: string): boolean => drawable.test(text.replace(thinSpaces, ' '));

/** A text as it can be drawn: with ordinary spaces. */
export const toDrawable = (text: string): string => text.replace(thinSpaces, '\u00a0');
