import './globals.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { PageLanguage } from '@/components/layout/page-language';
import { readTheme } from '@/components/layout/read-theme';
import { ClippedTitles } from '@/components/ui/clipped-titles';
import { Toaster } from '@/components/ui/toaster';
import { sharedNow } from '@/lib/base/clock';
import { readLanguage, readLocale } from './_server/language';

/**
 * The Latin letters, digits and signs of Geist (docs/decisions/0040-light.md). A page is drawn at once, in a fallback of
 * the same width if the font is not there yet, and keeps it: no text moves.
 */
const geistSans = localFont({
  src: './fonts/geist-latin.woff2',
  variable: '--font-geist-sans',
  weight: '400 700',
  display: 'optional',
});

/** For ids and links. Few screens use it, so it is not preloaded. */
const geistMono = localFont({
  src: './fonts/geist-mono-latin.woff2',
  variable: '--font-geist-mono',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
});

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await readLanguage();
  return {
    title: { default: 'Partnerdeck', template: '%s · Partnerdeck' },
    description: t('pages.description'),
    applicationName: 'Partnerdeck',
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f8fa' },
    { media: '(prefers-color-scheme: dark)', color: '#0d0e12' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await readLocale();
  return (
    <html
      lang={locale.tag}
      className={`${geistSans.variable} ${geistMono.variable}`}
      data-theme={await readTheme()}
    >
      <body>
        <PageLanguage locale={locale} drawnAt={sharedNow().toISOString()}>
          {children}
          <Toaster />
          <ClippedTitles />
        </PageLanguage>
      </body>
    </html>
  );
}
