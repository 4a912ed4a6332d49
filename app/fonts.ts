import localFont from 'next/font/local';

/**
 * The Latin letters, digits and signs of Geist (docs/decisions/0040-light.md). A page is drawn at once, in a fallback of
 * the same width if the font is not there yet, and keeps it: no text moves.
 */
export const geistSans = localFont({
  src: './fonts/geist-latin.woff2',
  variable: '--font-geist-sans',
  weight: '400 700',
  display: 'optional',
});

/** For ids and links. Few screens use it, so it is not preloaded. */
export const geistMono = localFont({
  src: './fonts/geist-mono-latin.woff2',
  variable: '--font-geist-mono',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
});
