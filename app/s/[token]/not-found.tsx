import { readLanguage, titled } from '@/app/_server/language';
import { ShareMessage } from '@/features/shares/screens/share-message';

export const generateMetadata = titled(({ t }) => t('shares.missing.title'));

export default async function ShareMissing() {
  const { t } = await readLanguage();
  return <ShareMessage title={t('shares.missing.title')} text={t('shares.missing.text')} />;
}
