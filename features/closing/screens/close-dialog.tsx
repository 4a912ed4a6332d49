'use client';

import { useId } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Dialog } from '@/components/ui/dialog';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { useCloseMonth } from '@/features/closing/client/closings';
import type { Statement } from '@/features/closing/statement-shape';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { nameMonth } from './month-name';

/** Asks for confirmation before the figures on screen are frozen. */
export function CloseDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { t, format } = useLanguage();
  const { month, currency, total, open, revision } = statement;
  const formId = useId();
  const close = useCloseMonth();
  const form = useForm({
    send: async (sent) => {
      const acceptOpen = sent.has('acceptOpen');
      const note = readField(sent, 'note');
      if (open && !acceptOpen) {
        return { issues: [{ field: 'acceptOpen', message: t('closing.close.unconfirmed') }] };
      }
      await close.mutateAsync({ month, currency, revision, acceptOpen, ...(note ? { note } : {}) });
      toast(t('closing.close.done', { month: nameMonth(format, month) }), { tone: 'positive' });
      onClose();
    },
  });
  const problem = form.errorOf('acceptOpen');
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('closing.close.title', { month: nameMonth(format, month), currency })}
      description={t('closing.close.description')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            {t('closing.closeMonth')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid gap-4">
        <p className="text-sm">
          {t.rich('closing.close.commission', {
            commission: format.money(total.commission, currency),
            amount: (text) => <span className="tabular font-semibold">{text}</span>,
          })}
        </p>
        {open ? (
          <div className="grid gap-1.5">
            <CheckboxField
              label={t('closing.close.accept')}
              hint={t('closing.close.until', {
                day: format.dayShort(open.until),
                amount: format.money(open.commission, currency),
              })}
              name="acceptOpen"
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${formId}-confirm`}
            />
            <p id={`${formId}-confirm`} aria-live="polite" className="text-xs text-negative">
              {problem}
            </p>
          </div>
        ) : null}
        <FormField name="note" label={t('closing.close.note')} optional>
          {(control) => <Textarea {...control} rows={2} maxLength={500} />}
        </FormField>
      </Form>
    </Dialog>
  );
}
