'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { saveViewMutation } from '@/features/views/client/views';
import { type ViewPage, viewLimits } from '@/features/views/pages';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

type Props = { page: ViewPage; search: string; onClose: () => void };

export function SaveViewDialog({ page, search, onClose }: Props) {
  const { t } = useLanguage();
  const id = useId();
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
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('views.saving.title')}
      description={t('views.saving.hint')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={form.pending}>
            {t('views.saving.save')}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="grid gap-4">
        <FormField
          name="name"
          label={t('views.saving.name')}
          required
          autoFocus
          maxLength={viewLimits.name}
        />
      </Form>
    </Dialog>
  );
}
