'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import type { Statement } from '@/lib/closing/statement-shape';
import { formatDayShort } from '@/lib/format/day';
import { formatMoney } from '@/lib/format/money';
import { useCloseMonth } from '@/lib/query/closings';
import { nameMonth } from './month-name';

/** Asks once before the figures that are on the screen are frozen. */
export function CloseDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { month, currency, total, open, revision } = statement;
  const formId = useId();
  const close = useCloseMonth();
  const [accepted, setAccepted] = useState(false);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [unconfirmed, setUnconfirmed] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (close.isPending) return;
    if (open && !accepted) {
      setUnconfirmed(true);
      document.getElementById(formId)?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus();
      return;
    }
    try {
      await close.mutateAsync({ month, currency, revision, acceptOpen: accepted, ...(note ? { note } : {}) });
      toast(`${nameMonth(month)} is closed`, { tone: 'positive' });
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The month could not be closed.');
    }
  };
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
          <Button type="submit" form={formId} variant="primary" pending={close.isPending}>
            Close month
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-sm">
          Commission <span className="tabular font-semibold">{formatMoney(total.commission, currency)}</span>
        </p>
        {open ? (
          <div className="grid gap-1.5">
            <CheckboxField
              label="Close although figures may still change"
              hint={`Until about ${formatDayShort(open.until)}. ${formatMoney(open.commission, currency)} of commission is open.`}
              checked={accepted}
              aria-invalid={unconfirmed || undefined}
              aria-describedby={`${formId}-confirm`}
              onChange={({ target }) => {
                setAccepted(target.checked);
                setUnconfirmed(false);
              }}
            />
            <p id={`${formId}-confirm`} aria-live="polite" className="text-xs text-negative">
              {unconfirmed ? 'Confirm this, or close the month later.' : null}
            </p>
          </div>
        ) : null}
        <Field label="Note" optional error={problem}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={note}
              maxLength={500}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
