'use client';

import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/class-names';
import { formatQuantity } from '@/lib/format/number';
import type { LinkDraft } from '@/lib/links/draft';

type Props = {
  count: number;
  problem: string | undefined;
  /** Products chosen on another page, shown as lines. */
  selected: readonly LinkDraft[] | undefined;
  onRead: (read: { lines: LinkDraft[]; problem?: string }) => void;
};

const largestFile = 5_000_000;

/** Paste, type or drop CSV. The reader is loaded with the first letter. */
export function LinesField({ count, problem, selected, onRead }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [over, setOver] = useState(false);
  const text =
    typed ?? (selected ?? []).map((line) => `${line.productId},,,,${line.marketplace ?? ''}`).join('\n');

  const read = async (content: string) => {
    setTyped(content);
    const { readLines } = await import('@/lib/links/batches/read-lines');
    onRead(readLines(content));
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > largestFile) onRead({ lines: [], problem: 'A file can have 5 MB.' });
    else await read(await chosen.text());
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const onFile = (event: ChangeEvent<HTMLInputElement>) => take(event.target.files?.[0]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cn('grid min-w-0 gap-2 rounded', over && 'outline-2 outline-dashed outline-accent')}
    >
      <Field
        label="Products"
        required
        error={problem}
        aside={count > 0 ? formatQuantity(count, 'line') : undefined}
        hint="Ids or page addresses, one a line; or CSV with product, subid1, subid2, sharedid, marketplace. A header is recognised."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={10}
            value={text}
            spellCheck={false}
            autoCapitalize="none"
            placeholder={'B0EXAMPLE1\nhttps://www.marketplace.de/dp/B0EXAMPLE2\nB0EXAMPLE3,newsletter'}
            className="font-mono text-xs"
            onChange={(event) => read(event.target.value)}
          />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label="CSV file"
        onChange={onFile}
        className="sr-only"
        tabIndex={-1}
      />
      <Button size="sm" className="justify-self-start" onClick={() => file.current?.click()}>
        <FileUp aria-hidden="true" />
        Choose a CSV file, or drop one here
      </Button>
    </div>
  );
}
