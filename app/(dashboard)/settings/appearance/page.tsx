import type { Metadata } from 'next';
import { readChosenLanguage, readLanguage } from '@/app/_server/language';
import { PageHeader } from '@/components/layout/page-header';
import { readTheme } from '@/components/layout/read-theme';
import { LanguageChoice } from '@/components/settings/language-choice';
import { ThemeChoice } from '@/components/settings/theme-choice';
import { Card } from '@/components/ui/card';

export const metadata: Metadata = { title: 'Appearance' };

export default async function AppearancePage() {
  const { t } = await readLanguage();
  return (
    <>
      <PageHeader title="Appearance" description="Saved in this browser." />
      <Card title="Theme" description="System follows your device.">
        <ThemeChoice drawn={await readTheme()} />
      </Card>
      <Card title={t('settings.appearance.language')} description={t('settings.appearance.languageHint')}>
        <LanguageChoice chosen={await readChosenLanguage()} className="w-56" />
      </Card>
    </>
  );
}
