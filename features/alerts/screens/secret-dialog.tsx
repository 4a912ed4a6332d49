'use client';

import { MadeDialog } from '@/components/feedback/made-dialog';
import { ShownOnce } from '@/components/feedback/shown-once';
import { useLanguage } from '@/lib/language/use-language';

type Props = { name: string; secret: string; onClose: () => void };

/** Shows a signing secret, once. */
export function SecretDialog({ name, secret, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <MadeDialog
      title={t('channels.once.title', { name })}
      description={t('channels.once.text')}
      onClose={onClose}
    >
      <ShownOnce label={t('channels.once.label')} copy={t('channels.once.copy')} text={secret} autoFocus />
    </MadeDialog>
  );
}
