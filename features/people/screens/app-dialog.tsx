'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { encodeQr, QrDrawing } from '@/components/feedback/qr-drawing';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { finishAppMutation } from '@/features/people/client/second-factor';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

type Props = {
  /** In base32. */
  secret: string;
  /** What the QR code says. */
  url: string;
  onAdded: (added: { codes: readonly string[] | null }) => void;
  onClose: () => void;
};

/** Shows the secret of an authenticator app and asks for its first code. */
export function AppDialog({ secret, url, onAdded, onClose }: Props) {
  const { t } = useLanguage();
  const id = useId();
  const finish = useMutation(finishAppMutation(useQueryClient()));
  const form = useForm({
    send: async (sent) => {
      const added = await finish.mutateAsync(readField(sent, 'code'));
      toast(t('account.factor.app.done'), { tone: 'positive' });
      onAdded(added);
      return undefined;
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('account.factor.app.add')}
      description={t('account.factor.app.scan')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={form.pending}>
            {t('account.factor.app.finish')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <QrDrawing data={encodeQr(url)} label={t('account.factor.app.qr')} className="w-48" />
        <div className="grid justify-items-start gap-2">
          <Field label={t('account.factor.app.secret')} className="w-full min-w-0">
            {(control) => <Input {...control} readOnly value={secret} className="font-mono" />}
          </Field>
          <CopyButton text={secret} label={t('account.factor.app.copy')} />
        </div>
        <Form form={form} id={id}>
          <FormField
            name="code"
            label={t('account.factor.app.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={100}
            required
          />
        </Form>
      </div>
    </Dialog>
  );
}
