'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { NumberField } from '@/components/form/number-field';
import { useForm } from '@/components/form/use-form';
import { Banner } from '@/components/ui/banner';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { marginSubjectsOptions, useAddMargin } from '@/features/profit/client/margins';
import { findPercentProblem } from '@/features/profit/margin-rule';
import { beginning, type Margin, type MarginKind, marginKinds } from '@/features/profit/margin-shape';
import { SubjectField } from '@/features/search/screens/subject-field';
import type { Day } from '@/lib/data/terms/days';
import { readPercent, writeNumber } from '@/lib/language/read-number';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

type Props = {
  today: Day;
  stored: readonly Margin[];
  /** The kind to begin with: a brand, if not given. */
  kind?: MarginKind;
  /** The brand to begin with. */
  brand?: { id: string; name: string };
  onClose: () => void;
};

const starts = ['beginning', 'day'] as const;
type Start = (typeof starts)[number];

/** The id that a search found. */
const found = 'subject.found';
const fields = ['kind', 'subject', 'from', 'percent'] as const;

/** Adds one margin. A subject's first one counts from the beginning unless a day is chosen. */
export function MarginDialog({ today, stored, kind: first = 'brand', brand, onClose }: Props) {
  const { t, locale } = useLanguage();
  const add = useAddMargin();
  const subjects = useQuery(marginSubjectsOptions());
  const [kind, setKind] = useState(first);
  const [subject, setSubject] = useState(brand?.id ?? '');
  const [chosen, setChosen] = useState<Start>();
  const has = stored.some((margin) => margin.kind === kind && margin.subject === subject.trim());
  const start = chosen ?? (has ? 'day' : 'beginning');
  const form = useForm({
    send: async (sent) => {
      const subject = readField(sent, found) || readField(sent, 'subject').trim();
      const from = start === 'beginning' ? beginning : readField(sent, 'from');
      const typed = readField(sent, 'percent');
      const percent = readPercent(typed, locale) ?? typed;
      const problem = findPercentProblem(percent);
      const issues = [
        ...(subject === '' ? [{ field: 'subject', message: t(`margins.kinds.${kind}.chooseIssue`) }] : []),
        ...(from === '' ? [{ field: 'from', message: t('margins.from.missing') }] : []),
        ...(problem ? [{ field: 'percent', message: `The margin ${problem}.` }] : []),
      ];
      if (issues.length > 0) return { issues };
      await add.mutateAsync({ kind, subject, from, percent });
      toast(t('margins.added'), { tone: 'positive' });
      onClose();
    },
    describeIssue: ({ field, message }) => {
      const known = fields.find((name) => name === field);
      return known ? t(`margins.issues.${known}`, { problem: message }) : message;
    },
  });
  const { brands = brand ? [brand] : [], categories = [] } = subjects.data ?? {};
  const options =
    kind === 'brand'
      ? brands.map((brand) => ({ value: brand.id, label: brand.name }))
      : categories.map((name) => ({ value: name, label: name }));
  const placeholder = t(subjects.isPending ? 'ui.loading' : `margins.kinds.${kind}.choose`);
  return (
    <FormDialog form={form} onClose={onClose} size="sm" title={t('margins.adding')} submit={t('margins.add')}>
      {subjects.error ? <Banner tone="error" title={subjects.error.message} /> : null}
      <FormField name="kind" label={t('margins.kind')}>
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => {
              setKind(marginKinds.find((name) => name === target.value) ?? kind);
              setSubject('');
            }}
            options={marginKinds.map((value) => ({ value, label: t(`margins.kinds.${value}.one`) }))}
          />
        )}
      </FormField>
      {kind === 'product' ? (
        // Its hidden field sends an input event when the search finds an id.
        <div
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement && target.value) setSubject(target.value);
          }}
        >
          <SubjectField kind={kind} name="subject" foundName={found} given="" />
        </div>
      ) : (
        <FormField
          key={kind}
          name="subject"
          label={t(`margins.kinds.${kind}.one`)}
          defaultValue={kind === 'brand' ? (brand?.id ?? '') : ''}
          required
        >
          {(control) => (
            <Select
              {...control}
              onChange={({ target }) => setSubject(target.value)}
              options={[{ value: '', label: placeholder }, ...options]}
            />
          )}
        </FormField>
      )}
      <FormField name="start" label={t('margins.start.label')}>
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={start}
            onChange={({ target }) => setChosen(starts.find((name) => name === target.value))}
            options={starts.map((value) => ({ value, label: t(`margins.start.${value}`) }))}
          />
        )}
      </FormField>
      {start === 'day' ? (
        <FormField
          name="from"
          label={t('margins.from.label')}
          hint={t('margins.from.hint')}
          type="date"
          defaultValue={today}
          required
        />
      ) : null}
      <NumberField
        name="percent"
        label={t('margins.percent.label')}
        hint={t('margins.percent.hint')}
        read={(text) => readPercent(text, locale)}
        show={(percent) => `${writeNumber(percent, locale)}%`}
        className="tabular"
        required
      />
    </FormDialog>
  );
}
