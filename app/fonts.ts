import localFont from 'next/font/local';

/**
 * Preloaded before the style sheet requests it. Text waits for it, so that no page of the first session has another font
 * than the next.
 */
export const geistSans = localFont({
  src: '../node_modules/geist/dist/fonts/geist-sans/Geist-Variable.woff2',
  variable: '--font-geist-sans',
  weight: '100 900',
  display: 'block',
});

/** For ids and links. Few screens use it, so it is not preloaded. */
export const geistMono = localFont({
  src: '../node_modules/geist/dist/fonts/geist-mono/GeistMono-Variable.woff2',
  variable: '--font-geist-mono',
  weight: '100 900',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
});
