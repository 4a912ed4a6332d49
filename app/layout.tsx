import './globals.css';
import { GeistSans } from 'geist/font/sans';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AppearanceProvider } from '@/components/layout/appearance-provider';
import { Toaster } from '@/components/ui/toaster';
import { geistMono } from './fonts';

export const metadata: Metadata = {
  title: { default: 'Partnerdeck', template: '%s · Partnerdeck' },
  description: 'Brands, creators, links and every report of your affiliate program, exact and in one place.',
  applicationName: 'Partnerdeck',
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f8fa' },
    { media: '(prefers-color-scheme: dark)', color: '#0d0e12' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en" className={`${GeistSans.variable} ${geistMono.variable}`} suppressHydrationWarning>
      <body>
        <AppearanceProvider nonce={nonce}>{children}</AppearanceProvider>
        <Toaster />
      </body>
    </html>
  );
}
