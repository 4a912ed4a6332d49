import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8');

const roles = [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
);

const themes = {
  light: Object.fromEntries(roles.map(({ name, light }) => [name, light])),
  dark: Object.fromEntries(roles.map(({ name, dark }) => [name, dark])),
};

type Rgb = readonly [number, number, number];

function linear(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

type Theme = Record<string, string>;

function color(theme: Theme, role: string): string {
  const hex = theme[role];
  if (!hex) throw new Error(`globals.css gives ${role} no two colors`);
  return hex;
}

function contrast(theme: Theme, a: string, b: string): number {
  const luminances = [a, b].map((role) => luminance(linear(color(theme, role))));
  const [high = 0, low = 0] = luminances.sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Two colors mixed as `color-mix(in srgb, …)` does. */
function mix(over: string, under: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(over, at) * share + channel(under, at) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

type Eye = readonly [Rgb, Rgb, Rgb];

const usual: Eye = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Machado, Oliveira and Fernandes (2009), severity 1. */
const eyes: Record<string, Eye> = {
  usual,
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The color as this kind of vision sees it, in OKLab. */
function seen(hex: string, [r, g, b]: Eye): Rgb {
  const source = linear(hex);
  const mix = (row: Rgb) =>
    Math.max(0, Math.min(1, row[0] * source[0] + row[1] * source[1] + row[2] * source[2]));
  const [red, green, blue] = [mix(r), mix(g), mix(b)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (a: Rgb, b: Rgb) => 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const texts = ['text', 'muted', 'accent', 'positive', 'negative', 'provisional', 'warning'];
const grounds = ['background', 'surface', 'raised', 'fill', 'hover'];

for (const [name, theme] of Object.entries(themes)) {
  test(`${name}: every text color is readable on every background (AA)`, () => {
    const weak = texts.flatMap((text) =>
      grounds.filter((ground) => contrast(theme, text, ground) < 4.5).map((ground) => `${text} on ${ground}`),
    );
    expect(weak).toEqual([]);
  });

  test(`${name}: a selected segment is readable and stands out from its neighbors`, () => {
    expect(contrast(theme, 'text', 'selected')).toBeGreaterThanOrEqual(4.5);
    const apart = contrast(theme, 'selected', 'fill');
    expect(apart).toBeGreaterThan(name === 'dark' ? 1.5 : 1.1);
  });

  test(`${name}: tones are readable on their soft background and on solid buttons`, () => {
    for (const tone of ['accent', 'positive', 'negative', 'provisional', 'warning']) {
      expect(contrast(theme, tone, `${tone}-soft`), tone).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(theme, 'on-accent', 'accent-solid')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme, 'on-accent', 'negative-solid')).toBeGreaterThanOrEqual(4.5);
  });

  test(`${name}: texts are readable in the darkest cell of a shaded table`, () => {
    const [, hue = '', percent = ''] =
      /@utility shaded \{[^}]*var\(--([\w-]+)\) calc\(var\(--shade\) \* (\d+)%/.exec(css) ?? [];
    const cell = { ...theme, cell: mix(color(theme, hue), color(theme, 'surface'), Number(percent) / 100) };
    for (const text of ['text', 'muted'])
      expect(contrast(cell, text, 'cell'), text).toBeGreaterThanOrEqual(4.5);
  });

  test(`${name}: edges of controls and chart hues stand out from the surface`, () => {
    expect(contrast(theme, 'edge', 'surface')).toBeGreaterThanOrEqual(3);
    for (let hue = 1; hue <= 8; hue++) {
      expect(contrast(theme, `chart-${hue}`, 'surface'), `chart-${hue}`).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(Object.entries(eyes))(`${name}: no two chart hues look alike with %s vision`, (_kind, eye) => {
    const alike: string[] = [];
    for (let a = 1; a <= 8; a++) {
      for (let b = a + 1; b <= 8; b++) {
        const apart = distance(seen(color(theme, `chart-${a}`), eye), seen(color(theme, `chart-${b}`), eye));
        if (apart < 8) alike.push(`${a} and ${b}: ${apart.toFixed(1)}`);
      }
    }
    expect(alike).toEqual([]);
  });
}
