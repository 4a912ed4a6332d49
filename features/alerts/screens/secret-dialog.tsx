'use client';

import { ShownOnce } from '@/components/feedback/shown-once';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useLanguage } from '@/lib/language/use-language';

type Props = { name: string; secret: string; onClose: () => void };

/** Shows a signing secret, once. */
export function SecretDialog({ name, secret, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('channels.once.title', { name })}
      description={t('channels.once.text')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('channels.once.close')}
        </Button>
      }
    >
      <ShownOnce label={t('channels.once.label')} copy={t('channels.once.copy')} text={secret} autoFocus />
    </Dialog>
  );
}
