import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { readTheme } from '@/components/layout/read-theme';
import { ThemeChoice } from '@/components/settings/theme-choice';
import { Card } from '@/components/ui/card';

export const metadata: Metadata = { title: 'Appearance' };

export default async function AppearancePage() {
  return (
    <>
      <PageHeader title="Appearance" description="Saved in this browser." />
      <Card title="Theme" description="System follows your device.">
        <ThemeChoice drawn={await readTheme()} />
      </Card>
    </>
  );
}
