'use client';

import { Instant } from '@/components/feedback/instant';
import { Banner } from '@/components/ui/banner';
import { useLanguage } from '@/lib/language/use-language';

type Props = { createdAt: string | null };

/** When the newest backup was made. Shown to people who can make backups. */
export function BackupNote({ createdAt }: Props) {
  const { t } = useLanguage();
  if (createdAt === null) {
    return (
      <Banner title={t('holdings.backup.title')}>
        {t.rich('holdings.backup.text', { code: (chunks) => <code>{chunks}</code> })}
      </Banner>
    );
  }
  return (
    <p className="text-xs text-muted">
      {t.rich('holdings.backup.newest', { when: () => <Instant at={createdAt} /> })}
    </p>
  );
}
