'use client';

import { type ReactNode, useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { columnsOf, type FileShape, readFileColumns, renameColumns } from '@/lib/csv/file-shape';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { type CsvColumn, CsvColumns } from './csv-columns';
import { CsvField } from './csv-field';

type Props<Column extends CsvColumn> = {
  title: string;
  /** How files are laid out. */
  file: FileShape<Column>;
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
  /** What an import would do; null before that is known. Undefined if the dialog has no preview. */
  preview?: ReactNode;
  /** Another action on what was imported before. */
  aside?: ReactNode;
  onClose: () => void;
};

/**
 * Imports CSV from a file or typed text and shows its errors. Says what each column is read as, which the reader may change.
 * Keeps the text after a rejection.
 */
export function CsvDialog<Column extends CsvColumn>(props: Props<Column>) {
  const {
    title,
    file: shape,
    description,
    pending,
    error,
    issues,
    submit,
    onImport,
    onChange,
    preview,
    aside,
    onClose,
  } = props;
  const { t } = useLanguage();
  const id = useId();
  const [csv, setCsv] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<number, Column | null>>(new Map());
  const columns = useMemo(() => listChosen(csv, shape, chosen), [csv, shape, chosen]);
  const change = (text: string) => {
    setCsv(text);
    setChosen(new Map());
    onChange?.();
  };
  const choose = (at: number, column: Column | null) => {
    const before = columns?.findIndex((other) => column !== null && other.column === column) ?? -1;
    setChosen(new Map([...chosen, ...(before < 0 ? [] : [[before, null] as const]), [at, column]]));
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
          {aside ? <span className="mr-auto max-sm:basis-full">{aside}</span> : null}
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
          onImport(renameColumns(csv, shape, chosen));
        }}
      >
        <CsvField label={t('ui.csv.lines')} rows={8} text={csv} onText={change} error={error} />
        {columns ? <CsvColumns columns={columns} names={columnsOf(shape)} onChoose={choose} /> : null}
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
        {preview === undefined ? null : (
          <div role="status">{preview ? <div ref={showWhole}>{preview}</div> : null}</div>
        )}
      </form>
    </Dialog>
  );
}

/** On a phone, a preview appears below the fold. */
const showWhole = (preview: HTMLElement | null) => preview?.scrollIntoView({ block: 'nearest' });

/** The columns of a file under its own headings, and what they are read as after a choice. */
function listChosen<Column extends string>(
  csv: string,
  shape: FileShape<Column>,
  chosen: ReadonlyMap<number, Column | null>,
) {
  const read = readFileColumns(renameColumns(csv, shape, chosen), shape);
  const own = readFileColumns(csv, shape);
  return own?.map((column, at) => ({ ...column, column: read?.[at]?.column ?? null })) ?? null;
}

/** The server names lines as `line 3`. */
function describeProblem(t: Translate, field: string, message: string): string {
  const line = /^line (.+)$/.exec(field)?.[1];
  return line ? t('ui.csv.line', { line, message }) : t('ui.csv.problem', { field, message });
}
