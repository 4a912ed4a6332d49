import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { PageHeader } from '@/components/layout/page-header';
import { themeCookie, toTheme } from '@/components/layout/theme';
import { ThemeChoice } from '@/components/settings/theme-choice';
import { Card } from '@/components/ui/card';

export const metadata: Metadata = { title: 'Appearance' };

export default async function AppearancePage() {
  const theme = toTheme((await cookies()).get(themeCookie)?.value);
  return (
    <>
      <PageHeader title="Appearance" description="Kept in this browser." />
      <Card title="Theme" description="System follows what your computer or phone is set to.">
        <ThemeChoice drawn={theme} />
      </Card>
    </>
  );
}
