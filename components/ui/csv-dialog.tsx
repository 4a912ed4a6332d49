'use client';

import { type ReactNode, useId, useState } from 'react';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { Button } from './button';
import { Dialog } from './dialog';
import { Field } from './field';
import { readTextFile } from './read-text-file';
import { Textarea } from './textarea';

type Props = {
  title: string;
  /** Names the columns. */
  description: string;
  pending: boolean;
  /** Why the CSV was rejected, with problems by line. */
  error: string | undefined;
  issues: readonly { field: string; message: string }[];
  onImport: (csv: string) => void;
  /** The text of the button that sends the CSV. Defaults to “Import”. */
  submit?: string;
  /** Called with each change of the CSV. */
  onChange?: () => void;
  /** What an import would do; null before that is known. It may change the CSV. Undefined if the dialog has no preview. */
  preview?: ((csv: string, change: (csv: string) => void) => ReactNode) | null;
  /** Another action on what was imported before. */
  aside?: ReactNode;
  onClose: () => void;
};

/** Imports CSV from a file or typed text and shows its errors. Keeps the text after a rejection. */
export function CsvDialog(props: Props) {
  const { title, description, pending, error, issues, submit, onImport, onChange, preview, aside, onClose } =
    props;
  const { t } = useLanguage();
  const id = useId();
  const [csv, setCsv] = useState('');
  const change = (text: string) => {
    setCsv(text);
    onChange?.();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          {aside ? <span className="mr-auto">{aside}</span> : null}
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={pending} disabled={csv.trim() === ''}>
            {submit ?? t('ui.import')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onImport(csv);
        }}
      >
        <input
          type="file"
          aria-label={t('ui.csv.file')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className="text-sm"
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            change(file ? await readTextFile(file) : '');
          }}
        />
        <Field label={t('ui.csv.lines')} error={error}>
          {(control) => (
            <Textarea {...control} rows={8} value={csv} onChange={({ target }) => change(target.value)} />
          )}
        </Field>
        {issues.length > 0 ? (
          <ul
            aria-label={t('ui.csv.problems')}
            className="grid max-h-40 gap-1 overflow-y-auto text-sm text-negative"
          >
            {issues.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{describeProblem(t, field, message)}</li>
            ))}
          </ul>
        ) : null}
        {preview === undefined ? null : <div role="status">{preview?.(csv, change)}</div>}
      </form>
    </Dialog>
  );
}

/** The server names lines as `line 3`. */
function describeProblem(t: Translate, field: string, message: string): string {
  const line = /^line (.+)$/.exec(field)?.[1];
  return line ? t('ui.csv.line', { line, message }) : t('ui.csv.problem', { field, message });
}
