'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { toast } from '@/components/ui/toast';
import { saveViewMutation } from '@/features/views/client/views';
import { type ViewPage, viewLimits } from '@/features/views/pages';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

type Props = { page: ViewPage; search: string; onClose: () => void };

export function SaveViewDialog({ page, search, onClose }: Props) {
  const { t } = useLanguage();
  const save = useMutation(saveViewMutation(useQueryClient()));
  const form = useForm({
    send: async (sent) => {
      const name = readField(sent, 'name').trim();
      if (name === '') return { issues: [{ field: 'name', message: t('views.saving.nameMissing') }] };
      await save.mutateAsync({ page, name, search });
      toast(t('views.saving.saved', { name }), { tone: 'positive' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={t('views.saving.title')}
      description={t('views.saving.hint')}
      submit={t('views.saving.save')}
    >
      <FormField name="name" label={t('views.saving.name')} required autoFocus maxLength={viewLimits.name} />
    </FormDialog>
  );
}
