'use client';

import { useId } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { useSavePreset } from '@/features/links/client/links';
import type { Preset } from '@/features/links/presets';
import { findSubidProblem } from '@/lib/contract/subid';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import type { LinkValues } from './form-values';
import { PresetList } from './preset-list';
import { listPresetValues } from './preset-values';

type Props = { presets: readonly Preset[]; values: LinkValues; onClose: () => void };

/** Must be outside the link form, because forms cannot nest. */
export function PresetDialog({ presets, values, onClose }: Props) {
  const { t, format } = useLanguage();
  const formId = useId();
  const save = useSavePreset();
  const fields = listPresetValues(values);
  const usable =
    fields.length > 0 && fields.every(([field, value]) => field === 'sharedid' || !findSubidProblem(value));

  const form = useForm({
    send: async (sent) => {
      const name = readField(sent, 'name').trim();
      if (name === '') return { issues: [{ field: 'name', message: t('presets.nameNeeded') }] };
      await save.mutateAsync({ name, ...Object.fromEntries(fields) });
      toast(t('presets.saved', { name }), { tone: 'positive' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('presets.title')}
      description={t('presets.shared')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          {usable ? (
            <Button type="submit" form={formId} variant="primary" pending={form.pending}>
              {t('presets.save')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-5">
        {usable ? (
          <Form form={form} id={formId} aria-label={t('presets.new')} className="grid gap-4">
            <FormField
              name="name"
              label={t('presets.name')}
              required
              hint={t('presets.saves', {
                subids: format.list(fields.map(([, subid]) => t('presets.quoted', { subid }))),
              })}
              maxLength={40}
            />
          </Form>
        ) : (
          <p className="text-sm text-muted">{t('presets.enterSubid')}</p>
        )}
        <PresetList presets={presets} />
      </div>
    </Dialog>
  );
}
