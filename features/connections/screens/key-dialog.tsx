'use client';

import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { useStoreKey } from '@/lib/client/connections';
import type { KeyFamily } from '@/lib/contract/operations';
import { cleanKey, findKeyProblem } from '@/lib/gateway/connections/key-rule';
import type { Connection } from '@/lib/gateway/connections/list-connections';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { describeKey } from './describe-key';

type Props = { family: KeyFamily; replaces: Connection | undefined; onClose: () => void };

/** Checks a key and stores it, in place of another if there is one. */
export function KeyDialog({ family, replaces, onClose }: Props) {
  const { t } = useLanguage();
  const store = useStoreKey();
  const form = useForm({
    send: async (sent) => {
      const key = cleanKey(readField(sent, 'key'));
      const problem = findKeyProblem(key);
      if (problem) return { issues: [{ field: 'key', message: problem }] };
      await store.mutateAsync({ family, key, replaces: replaces?.id });
      toast(t(replaces ? 'connections.dialog.replaced' : 'connections.dialog.added'), { tone: 'positive' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={
        replaces
          ? t('connections.replaceNamed', { key: describeKey(replaces) })
          : t(`connections.${family}.adding`)
      }
      description={t(replaces ? 'connections.dialog.replaceHint' : 'connections.dialog.addHint')}
      submit={t(
        `connections.dialog.${store.isPending ? 'checking' : replaces ? 'checkAndReplace' : 'checkAndAdd'}`,
      )}
      pending={store.isPending}
    >
      <FormField name="key" label={t('connections.dialog.key')} required>
        {(control) => (
          <Input {...control} type="password" autoComplete="off" spellCheck={false} className="font-mono" />
        )}
      </FormField>
    </FormDialog>
  );
}
