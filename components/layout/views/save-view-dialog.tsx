'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { saveViewMutation } from '@/lib/query/views';
import { type ViewPage, viewLimits } from '@/lib/views/pages';

type Props = { page: ViewPage; search: string; onClose: () => void };

export function SaveViewDialog({ page, search, onClose }: Props) {
  const id = useId();
  const save = useMutation(saveViewMutation(useQueryClient()));
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === '') {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    save.mutate(
      { page, name: wanted, search },
      {
        onSuccess: () => {
          toast(`Saved as “${wanted}”`, { tone: 'positive' });
          onClose();
        },
      },
    );
  };
  const error = missing ? 'Give the view a name.' : save.error?.message;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Save this view"
      description="Saves filters, range, sort and columns for everyone in the workspace."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" pending={save.isPending}>
            Save view
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Field label="Name" required error={error}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              maxLength={viewLimits.name}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
