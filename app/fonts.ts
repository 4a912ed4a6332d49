import localFont from 'next/font/local';

/** Asked for before the style sheet names it. Where it still comes too late, the page keeps its fallback: nothing moves. */
export const geistSans = localFont({
  src: '../node_modules/geist/dist/fonts/geist-sans/Geist-Variable.woff2',
  variable: '--font-geist-sans',
  weight: '100 900',
  display: 'optional',
});

/** Of ids and links: most screens show none, so that none loads it before it is used. */
export const geistMono = localFont({
  src: '../node_modules/geist/dist/fonts/geist-mono/GeistMono-Variable.woff2',
  variable: '--font-geist-mono',
  weight: '100 900',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
});
