'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { toast } from '@/components/ui/toast';
import { addPasskeyMutation, findPasskeyProblem } from '@/features/people/client/second-factor';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

type Props = {
  onAdded: (added: { codes: readonly string[] | null }) => void;
  onClose: () => void;
};

/** Names a passkey, then lets the browser create it. */
export function PasskeyDialog({ onAdded, onClose }: Props) {
  const { t } = useLanguage();
  const add = useMutation(addPasskeyMutation(useQueryClient()));
  const form = useForm({
    send: async (sent) => {
      const name = readField(sent, 'name').trim();
      if (!name) return { issues: [{ field: 'name', message: t('account.factor.passkey.nameMissing') }] };
      try {
        const added = await add.mutateAsync(name);
        toast(t('account.factor.passkey.done'), { tone: 'positive' });
        onAdded(added);
        return undefined;
      } catch (error) {
        const problem = findPasskeyProblem(error);
        if (problem) return { message: t(`account.factor.passkey.${problem}`) };
        throw error;
      }
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={t('account.factor.passkey.add')}
      description={t('account.factor.passkey.addHint')}
      submit={t('account.factor.passkey.create')}
    >
      <FormField
        name="name"
        label={t('account.factor.passkey.name')}
        autoComplete="off"
        maxLength={100}
        required
      />
    </FormDialog>
  );
}
