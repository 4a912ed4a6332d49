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
import type { Statement } from '@/lib/closing/statement-shape';
import { formatDayShort } from '@/lib/format/day';
import { formatMoney } from '@/lib/format/money';
import { readField } from '@/lib/http/form';
import { useCloseMonth } from '@/lib/query/closings';
import { nameMonth } from './month-name';

const unconfirmed = { field: 'acceptOpen', message: 'Confirm this, or close the month later.' };

/** Asks once before the figures that are on the screen are frozen. */
export function CloseDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { month, currency, total, open, revision } = statement;
  const formId = useId();
  const close = useCloseMonth();
  const form = useForm({
    send: async (sent) => {
      const acceptOpen = sent.has('acceptOpen');
      const note = readField(sent, 'note');
      if (open && !acceptOpen) return { issues: [unconfirmed] };
      await close.mutateAsync({ month, currency, revision, acceptOpen, ...(note ? { note } : {}) });
      toast(`${nameMonth(month)} is closed`, { tone: 'positive' });
      onClose();
    },
  });
  const problem = form.errorOf('acceptOpen');
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={`Close ${nameMonth(month)}, ${currency}?`}
      description="Its figures stay as they are now. Later changes become adjustments of the next month."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            Close month
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid gap-4">
        <p className="text-sm">
          Commission <span className="tabular font-semibold">{formatMoney(total.commission, currency)}</span>
        </p>
        {open ? (
          <div className="grid gap-1.5">
            <CheckboxField
              label="Close although figures may still change"
              hint={`Until about ${formatDayShort(open.until)}. ${formatMoney(open.commission, currency)} of commission is open.`}
              name="acceptOpen"
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${formId}-confirm`}
            />
            <p id={`${formId}-confirm`} aria-live="polite" className="text-xs text-negative">
              {problem}
            </p>
          </div>
        ) : null}
        <FormField name="note" label="Note" optional>
          {(control) => <Textarea {...control} rows={2} maxLength={500} />}
        </FormField>
      </Form>
    </Dialog>
  );
}
