'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Form } from '@/components/form/form';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import {
  confirmByCode,
  confirmByPasskeyMutation,
  secondFactorOptions,
} from '@/features/people/client/second-factor';
import { answerConfirmation } from '@/lib/client/confirmation';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { FactorCodeField } from './factor-code-field';
import { describePasskeyProblem } from './passkey-problem';

const cancel = () => answerConfirmation(false);

/** Asks for a code or a passkey. What asked for it then goes on. */
export function ConfirmationDialog() {
  const { t } = useLanguage();
  const id = useId();
  const { data } = useQuery(secondFactorOptions());
  const passkey = useMutation(confirmByPasskeyMutation());
  const form = useForm({
    send: async (sent) => {
      await confirmByCode(readField(sent, 'code'));
      answerConfirmation(true);
      return undefined;
    },
  });
  const problem = describePasskeyProblem(t, passkey.error);
  return (
    <Dialog
      open
      onClose={cancel}
      size="sm"
      title={t('account.factor.confirm.title')}
      description={t('account.factor.confirm.hint')}
      footer={
        <>
          <Button onClick={cancel}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={form.pending}>
            {t('account.factor.confirm.button')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Form form={form} id={id}>
          <FactorCodeField app={data?.app !== null} />
        </Form>
        {data && data.passkeys.length > 0 ? (
          <Button
            pending={passkey.isPending}
            onClick={() => passkey.mutate(undefined, { onSuccess: () => answerConfirmation(true) })}
          >
            {t('account.factor.passkey.use')}
          </Button>
        ) : null}
        {problem ? (
          <p role="alert" className="text-sm text-negative">
            {problem}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
