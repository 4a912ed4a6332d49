'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CsvDialog } from '@/components/ui/csv-dialog';
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
  const send = useMutation(importLinksMutation(useQueryClient()));
  return (
    <CsvDialog
      title="Import links"
      description="One line per link: link id or URL, subid 1, subid 2, note. Links that were made here keep their own subids."
      pending={send.isPending}
      error={send.error?.message}
      issues={send.error instanceof RequestFailure ? send.error.body.issues : []}
      onImport={(csv) =>
        send.mutate(csv, {
          onSuccess: ({ imported }) => {
            toast(`${formatQuantity(imported, 'link')} imported`, { tone: 'positive' });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
