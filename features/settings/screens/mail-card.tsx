'use client';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useTestMail } from '@/features/settings/client/settings';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** The address that mails come from; null if the server sends none. */
  from: string | null;
};

/** Whether the server sends mail, and a test of it. */
export function MailCard({ from }: Props) {
  const { t } = useLanguage();
  const test = useTestMail();
  return (
    <Card
      title={t('mail.title')}
      description={t('mail.description')}
      actions={
        from === null ? null : (
          <Button size="sm" onClick={() => test.mutate()} pending={test.isPending}>
            {t('mail.send')}
          </Button>
        )
      }
    >
      <div className="grid gap-1 text-sm wrap-anywhere">
        <p>
          {from === null
            ? t.rich('mail.unset', { code: (chunks) => <code>{chunks}</code> })
            : t('mail.from', { from })}
        </p>
        {test.data ? <p role="status">{t('mail.sent', { email: test.data.to })}</p> : null}
        {test.error ? (
          <p role="alert" className="text-negative">
            {test.error.message}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
