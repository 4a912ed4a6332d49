'use client';

import { useId } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { useStoreKey } from '@/lib/client/connections';
import type { KeyFamily } from '@/lib/contract/operations';
import { cleanKey, findKeyProblem } from '@/lib/gateway/connections/key-rule';
import type { Connection } from '@/lib/gateway/connections/list-connections';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { describeKey } from './describe-key';

type Props = {
  open: boolean;
  family: KeyFamily;
  replaces: Connection | undefined;
  onClose: () => void;
};

export function KeyDialog({ open, family, replaces, onClose }: Props) {
  const { t } = useLanguage();
  const form = useId();
  const mutation = useStoreKey();
  const close = () => {
    mutation.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="sm"
      title={
        replaces
          ? t('connections.replaceNamed', { key: describeKey(replaces) })
          : t(`connections.${family}.adding`)
      }
      description={t(replaces ? 'connections.dialog.replaceHint' : 'connections.dialog.addHint')}
      footer={
        <>
          <Button onClick={close}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" pending={mutation.isPending}>
            {t(
              `connections.dialog.${mutation.isPending ? 'checking' : replaces ? 'checkAndReplace' : 'checkAndAdd'}`,
            )}
          </Button>
        </>
      }
    >
      <KeyForm id={form} family={family} replaces={replaces} mutation={mutation} onDone={close} />
    </Dialog>
  );
}

type FormProps = Omit<Props, 'open' | 'onClose'> & {
  id: string;
  mutation: ReturnType<typeof useStoreKey>;
  onDone: () => void;
};

function KeyForm({ id, family, replaces, mutation, onDone }: FormProps) {
  const { t } = useLanguage();
  const form = useForm({
    send: async (sent) => {
      const key = cleanKey(readField(sent, 'key'));
      const problem = findKeyProblem(key);
      if (problem) return { issues: [{ field: 'key', message: problem }] };
      await mutation.mutateAsync({ family, key, replaces: replaces?.id });
      toast(t(replaces ? 'connections.dialog.replaced' : 'connections.dialog.added'), { tone: 'positive' });
      onDone();
    },
  });
  return (
    <Form form={form} id={id} className="grid gap-4">
      <FormField name="key" label={t('connections.dialog.key')} required>
        {(control) => (
          <Input {...control} type="password" autoComplete="off" spellCheck={false} className="font-mono" />
        )}
      </FormField>
    </Form>
  );
}
