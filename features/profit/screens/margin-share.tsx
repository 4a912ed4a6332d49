'use client';

import { useState } from 'react';
import { Form } from '@/components/form/form';
import { NumberField } from '@/components/form/number-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { RowButtons } from '@/components/ui/row-buttons';
import { toast } from '@/components/ui/toast';
import { useChangeMargin } from '@/features/profit/client/margins';
import { findPercentProblem } from '@/features/profit/margin-rule';
import type { NamedMargin } from '@/features/profit/margin-shape';
import { readPercent, writeNumber } from '@/lib/language/read-number';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { describeStart } from './describe-start';

type Props = {
  margin: NamedMargin;
  manages: boolean;
  deleting: boolean;
  onDelete: () => void;
};

/** A margin's percentage and first day. It is changed in place. */
export function MarginShare({ margin, manages, deleting, onDelete }: Props) {
  const language = useLanguage();
  const { t } = language;
  const [editing, setEditing] = useState(false);
  const since = describeStart(language, margin.from);
  const name = margin.name ?? margin.subject;
  if (editing) return <ShareForm margin={margin} onDone={() => setEditing(false)} />;
  return (
    <div className="flex shrink-0 items-center gap-1">
      <div className="pr-2 text-right">
        <p className="tabular font-medium">{t('margins.share', { share: Number(margin.percent) / 100 })}</p>
        <p className="text-xs text-muted">{since}</p>
      </div>
      {manages ? (
        <RowButtons
          labels={{ edit: t('margins.edit', { name, since }), delete: t('margins.delete', { name, since }) }}
          deleting={deleting}
          onEdit={() => setEditing(true)}
          onDelete={onDelete}
        />
      ) : null}
    </div>
  );
}

function ShareForm({ margin, onDone }: { margin: NamedMargin; onDone: () => void }) {
  const { t, locale } = useLanguage();
  const change = useChangeMargin();
  const form = useForm({
    send: async (sent) => {
      const typed = readField(sent, 'percent');
      const percent = readPercent(typed, locale) ?? typed;
      const problem = findPercentProblem(percent);
      if (problem) return { issues: [{ field: 'percent', message: `The margin ${problem}.` }] };
      const { name: _, ...stored } = margin;
      await change.mutateAsync({ ...stored, percent });
      toast(t('margins.changed'), { tone: 'positive' });
      onDone();
    },
    describeIssue: ({ message }) => t('margins.issues.percent', { problem: message }),
  });
  return (
    <Form form={form} className="flex flex-wrap items-end gap-2">
      <NumberField
        name="percent"
        label={t('margins.percent.label')}
        defaultValue={writeNumber(margin.percent, locale)}
        read={(text) => readPercent(text, locale)}
        show={(percent) => `${writeNumber(percent, locale)}%`}
        className="w-40"
        autoFocus
        required
      />
      <Button type="submit" variant="primary" pending={form.pending}>
        {t('margins.save')}
      </Button>
      <Button onClick={onDone}>{t('ui.cancel')}</Button>
    </Form>
  );
}
