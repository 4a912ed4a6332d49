'use client';

import { ShareMessage } from '@/features/shares/screens/share-message';
import { useLanguage } from '@/lib/language/use-language';

export default function ShareError() {
  const { t } = useLanguage();
  return <ShareMessage title={t('shares.failed.title')} text={t('shares.failed.text')} />;
}
