'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { formatQuantity } from '@/lib/format/number';

import { importLinksMutation } from '@/lib/query/links';
import { RequestFailure } from '@/lib/query/request-failure';

/** Takes the subids of links that were made elsewhere, as CSV. */
export function ImportLinks() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Upload aria-hidden="true" />
        <span data-word="">Import links</span>
      </Button>
      {open ? <ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [csv, setCsv] = useState('');
  const send = useMutation(importLinksMutation(useQueryClient()));
  const issues = send.error instanceof RequestFailure ? send.error.body.issues : [];
  const submit = () =>
    send.mutate(csv, {
      onSuccess: ({ imported }) => {
        toast(`${formatQuantity(imported, 'link')} imported`, { tone: 'positive' });
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import links"
      description="One line per link: link id or URL, subid 1, subid 2, note. Links that were made here keep their own subids."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            pending={send.isPending}
            disabled={csv.trim() === ''}
          >
            Import
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          type="file"
          aria-label="CSV file"
          accept=".csv,text/csv,text/plain"
          className="text-sm"
          onChange={async ({ target }) => setCsv((await target.files?.[0]?.text()) ?? '')}
        />
        <Field label="Lines" error={send.error?.message}>
          {(control) => (
            <Textarea {...control} rows={8} value={csv} onChange={({ target }) => setCsv(target.value)} />
          )}
        </Field>
        {issues.length > 0 ? (
          <ul aria-label="Problems" className="grid max-h-40 gap-1 overflow-y-auto text-sm text-negative">
            {issues.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{`${field.replace(/^line/, 'Line')}: ${message}`}</li>
            ))}
          </ul>
        ) : null}
      </form>
    </Dialog>
  );
}
