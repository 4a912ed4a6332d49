'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CsvDialog } from '@/components/ui/csv-dialog';
import { toast } from '@/components/ui/toast';
import { importLinksMutation } from '@/features/links/client/links';
import { RequestFailure } from '@/lib/client/request-failure';
import { useLanguage } from '@/lib/language/use-language';

/** Imports the subids of existing links from CSV. */
export function ImportLinks() {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Upload aria-hidden="true" />
        <span data-word="">{t('links.import.title')}</span>
      </Button>
      {open ? <ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const send = useMutation(importLinksMutation(useQueryClient()));
  return (
    <CsvDialog
      title={t('links.import.title')}
      description={t('links.import.columns')}
      pending={send.isPending}
      error={send.error?.message}
      issues={send.error instanceof RequestFailure ? send.error.body.issues : []}
      onImport={(csv) =>
        send.mutate(csv, {
          onSuccess: ({ imported }) => {
            toast(t('links.import.done', { count: imported }), { tone: 'positive' });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
