'use client';

import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Dialog } from '@/components/ui/dialog';
import { useLanguage } from '@/lib/language/use-language';

type Props = { codes: readonly string[]; onClose: () => void };

/** Recovery codes, which are shown only once. */
export function CodesDialog({ codes, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('account.factor.codes.title')}
      description={t('account.factor.codes.once')}
      footer={
        <>
          <CopyButton text={codes.join('\n')} label={t('account.factor.codes.copy')} />
          <Button variant="primary" onClick={onClose}>
            {t('account.factor.codes.stored')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
