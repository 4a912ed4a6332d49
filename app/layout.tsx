import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { PageLanguage } from '@/components/layout/page-language';
import { readTheme } from '@/components/layout/read-theme';
import { ClippedTitles } from '@/components/ui/clipped-titles';
import { Toaster } from '@/components/ui/toaster';
import { sharedNow } from '@/lib/base/clock';
import { readLanguage, readLocale } from './_server/language';
import { geistMono, geistSans } from './fonts';

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
