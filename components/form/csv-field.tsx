'use client';

import { type ComponentProps, type DragEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Field } from '@/components/ui/field';
import { FileUp } from '@/components/ui/icons';
import { readTextFile } from '@/components/ui/read-text-file';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';

type FieldProps = ComponentProps<typeof Field>;

type Props = Partial<Pick<FieldProps, 'hint' | 'aside' | 'error'>> & {
  label: string;
  placeholder?: string;
  rows: number;
  text: string;
  onText: (text: string) => void;
};

/** As the body of a request. */
const largestFile = 8_000_000;

/** A field for CSV: paste, type, choose or drop a file. */
export function CsvField({ error, placeholder, rows, text, onText, ...field }: Props) {
  const { t, locale } = useLanguage();
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const write = (next: string) => {
    setTooLarge(false);
    onText(next);
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > largestFile) setTooLarge(true);
    else write(await readTextFile(chosen, locale));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <Field
        {...field}
        required
        error={tooLarge ? t('ui.csv.tooLarge', { max: largestFile / 1_000_000 }) : error}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={rows}
            value={text}
            spellCheck={false}
            autoCapitalize="none"
            placeholder={placeholder}
            className={cn('font-mono text-xs', over && 'outline-2 outline-dashed outline-accent')}
            onChange={(event) => write(event.target.value)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          />
        )}
      </Field>
      <label
        className={buttonClass(
          'secondary',
          'sm',
          'relative justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-accent',
        )}
      >
        <FileUp aria-hidden="true" />
        {t('ui.csv.choose')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => take(event.target.files?.[0])}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
    </div>
  );
}
