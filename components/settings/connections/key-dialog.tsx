'use client';

import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { cleanKey, findKeyProblem } from '@/lib/connections/key-rule';
import type { Connection } from '@/lib/connections/list-connections';
import type { KeyFamily } from '@/lib/contract/operations';
import { useKeepKey } from '@/lib/query/connections';
import { RequestFailure } from '@/lib/query/request-failure';
import { describeKey } from './describe-key';

type Props = {
  open: boolean;
  family: KeyFamily;
  replaces: Connection | undefined;
  onClose: () => void;
};

export function KeyDialog({ open, family, replaces, onClose }: Props) {
  const form = useId();
  const keep = useKeepKey();
  const close = () => {
    keep.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="sm"
      title={replaces ? `Replace ${describeKey(replaces)}` : `Add a ${family} key`}
      description={
        replaces
          ? 'We check the new key with the API before we replace the old one.'
          : 'We check the key with the API before we store it.'
      }
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" pending={keep.isPending}>
            {keep.isPending ? 'Checking' : replaces ? 'Check and replace' : 'Check and add'}
          </Button>
        </>
      }
    >
      <KeyForm id={form} family={family} replaces={replaces} keep={keep} onDone={close} />
    </Dialog>
  );
}

type FormProps = Omit<Props, 'open' | 'onClose'> & {
  id: string;
  keep: ReturnType<typeof useKeepKey>;
  onDone: () => void;
};

function KeyForm({ id, family, replaces, keep, onDone }: FormProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { key: '' } });
  const said = useRef<string>(undefined);
  const submit = handleSubmit(async ({ key }) => {
    try {
      await keep.mutateAsync({ family, key: cleanKey(key), replaces: replaces?.id });
      toast(replaces ? 'The key was replaced' : 'The key was added', { tone: 'positive' });
      onDone();
    } catch (error) {
      const issue = error instanceof RequestFailure ? error.body.issues[0] : undefined;
      said.current = issue?.message;
      if (issue) setError('key', { message: issue.message }, { shouldFocus: true });
    }
  });
  const general = keep.error && keep.error.message !== said.current ? keep.error.message : undefined;
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-4">
      {general ? <Banner tone="error" title={general} /> : null}
      <Field label="API key" error={formState.errors.key?.message} required>
        {(control) => (
          <Input
            {...control}
            {...register('key', { validate: (key) => findKeyProblem(cleanKey(key)) ?? true })}
            type="password"
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </Field>
    </form>
  );
}
