'use client';

import { type DragEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Field } from '@/components/ui/field';
import { FileUp } from '@/components/ui/icons';
import { readTextFile } from '@/components/ui/read-text-file';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  count: number;
  problem: string | undefined;
  text: string;
  onText: (text: string) => void;
};

const largestFile = 5_000_000;

/** A field for CSV: paste, type or drop a file. */
export function LinesField({ count, problem, text, onText }: Props) {
  const { t } = useLanguage();
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const write = (next: string) => {
    setTooLarge(false);
    onText(next);
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > largestFile) setTooLarge(true);
    else write(await readTextFile(chosen));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <Field
        label={t('batches.lines.label')}
        required
        error={tooLarge ? t('batches.lines.tooLarge', { max: largestFile / 1_000_000 }) : problem}
        aside={count > 0 ? t('table.counts.lines', { count }) : undefined}
        hint={t('batches.lines.hint')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={10}
            value={text}
            spellCheck={false}
            autoCapitalize="none"
            placeholder={'B0EXAMPLE1\nhttps://www.marketplace.de/dp/B0EXAMPLE2\nB0EXAMPLE3,newsletter'}
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
        {t('batches.lines.choose')}
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
