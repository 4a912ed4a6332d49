'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Popover } from '@/components/ui/popover';
import { Select } from '@/components/ui/select';
import type { CheckedRow } from '@/features/links/check-catalog';
import { checkDraft } from '@/features/links/check-draft';
import { describeDraftIssue } from '@/features/links/describe-draft-issue';
import { type LinkDraft, toDraft } from '@/features/links/draft';
import { linkMarketplaces } from '@/lib/contract/marketplaces';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

type Props = { row: CheckedRow; onFix: (fixed: LinkDraft) => void };

/** Corrects a row of a batch where it stands. */
export function FixRow({ row, onFix }: Props) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t('batches.preview.fixRow', { row: row.position })}
      align="end"
      className="bottom-sheet w-80"
      triggerClassName={buttonClass('secondary', 'sm', 'shrink-0')}
      trigger={t('batches.preview.fix')}
      onToggle={setOpen}
    >
      {open ? <FixForm row={row} onFix={onFix} /> : null}
    </Popover>
  );
}

const texts = ['subid1', 'subid2'] as const;

function FixForm({ row: { draft }, onFix }: Props) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState(draft);
  const box = useRef<HTMLDivElement>(null);
  const issues = checkDraft(typed).map((issue) => ({
    field: issue.field,
    message: describeDraftIssue(t, issue),
  }));
  const form = useForm({
    send: async (sent) => {
      if (issues.length > 0) return { issues };
      onFix(readDraft(sent, draft));
      box.current?.closest<HTMLElement>('[popover]')?.hidePopover();
      return undefined;
    },
    issues,
    edited: issues.map(({ field }) => field),
  });
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTyped(readDraft(new FormData(currentTarget), draft));
  const known = linkMarketplaces.some((name) => name === draft.marketplace);
  return (
    <div ref={box}>
      <Form form={form} onInput={read} className="grid gap-3 whitespace-normal">
        <FormField
          name="productId"
          label={t('links.product')}
          defaultValue={draft.productId}
          autoComplete="off"
        />
        <FormField
          name="marketplace"
          label={t('links.marketplace')}
          defaultValue={known ? draft.marketplace : ''}
        >
          {(control) => (
            <Select
              {...control}
              options={[
                { value: '', label: t('links.form.foundByProduct') },
                ...linkMarketplaces.map((name) => ({ value: name, label: name })),
              ]}
            />
          )}
        </FormField>
        {texts.map((name) => (
          <FormField
            key={name}
            name={name}
            label={t(`links.${name}`)}
            optional
            defaultValue={draft[name] ?? ''}
            autoComplete="off"
          />
        ))}
        <Button type="submit" variant="primary" className="justify-self-start">
          {t('batches.preview.checkAgain')}
        </Button>
      </Form>
    </div>
  );
}

const readDraft = (form: FormData, { title, sharedid }: LinkDraft): LinkDraft => ({
  ...toDraft({
    productId: readField(form, 'productId'),
    marketplace: readField(form, 'marketplace'),
    subid1: readField(form, 'subid1'),
    subid2: readField(form, 'subid2'),
  }),
  ...(title === undefined ? {} : { title }),
  ...(sharedid === undefined ? {} : { sharedid }),
});
