import { definePage } from '@/app/_server/define-page';
import { readChosenLanguage } from '@/app/_server/language';
import { PageHeader } from '@/components/layout/page-header';
import { readTheme } from '@/components/layout/read-theme';
import { Card } from '@/components/ui/card';
import { LanguageChoice } from '@/features/people/screens/language-choice';
import { ThemeChoice } from '@/features/people/screens/theme-choice';

const page = definePage({
  title: ({ t }) => t('pages.appearance'),
  frame: null,
  draw: async ({ language: { t } }) => (
    <>
      <PageHeader tabbed title={t('pages.appearance')} description={t('settings.appearance.description')} />
      <Card title={t('layout.theme.title')} description={t('settings.appearance.themeHint')}>
        <ThemeChoice drawn={await readTheme()} />
      </Card>
      <Card title={t('settings.appearance.language')} description={t('settings.appearance.languageHint')}>
        <LanguageChoice chosen={await readChosenLanguage()} className="w-56" />
      </Card>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
