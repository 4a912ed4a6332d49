'use client';

import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { statementOptions, useCloseMonth } from '@/features/closing/client/closings';
import type { Month } from '@/lib/data/terms/month';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { CloseList } from './close-list';
import { nameMonth } from './month-name';

type Props = { month: Month; currencies: readonly string[]; onClose: () => void };

/** Asks once before the figures of a month are frozen, in all currencies that are not left out. */
export function CloseDialog({ month, currencies: closable, onClose }: Props) {
  const { t, format } = useLanguage();
  const formId = useId();
  // Those that are closed meanwhile stay in the list.
  const [currencies] = useState(closable);
  const reads = useQueries({
    queries: currencies.map((currency) => statementOptions({ month, currency })),
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const close = useCloseMonth();
  const statements = reads.flatMap(({ data }) => data ?? []);
  const chosen = statements.filter(({ closing, currency }) => !closing && !left.has(currency));
  const open = chosen.some((statement) => statement.open);
  const form = useForm({
    send: async (sent) => {
      const acceptOpen = sent.has('acceptOpen');
      const note = readField(sent, 'note');
      if (chosen.length === 0) return { message: t('closing.close.chooseOne') };
      if (open && !acceptOpen) {
        return { issues: [{ field: 'acceptOpen', message: t('closing.close.unconfirmed') }] };
      }
      const currencies = chosen.map(({ currency, revision }) => ({ currency, revision }));
      await close.mutateAsync({ month, currencies, acceptOpen, note });
      toast(t('closing.close.done', { month: nameMonth(format, month) }), { tone: 'positive' });
      onClose();
    },
  });
  const loading = statements.length < currencies.length && reads.some(({ isPending }) => isPending);
  const problem = form.errorOf('acceptOpen');
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('closing.close.title', { month: nameMonth(format, month) })}
      description={t('closing.close.description')}
      submit={t('closing.close.confirm', { count: loading ? currencies.length : chosen.length })}
      pending={form.pending || loading}
    >
      <CloseList {...{ currencies, statements, left }} errorOf={form.errorOf} onLeave={setLeft} />
      {open ? (
        <div className="grid gap-1.5">
          <CheckboxField
            label={t('closing.close.accept')}
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
    </FormDialog>
  );
}
