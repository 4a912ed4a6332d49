'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { findSubidProblem } from '@/lib/contract/subid';
import type { Preset } from '@/lib/links/presets';
import { useSavePreset } from '@/lib/query/links';
import type { LinkValues } from './form-values';
import { PresetList } from './preset-list';
import { keptValues } from './preset-values';

type Props = { presets: readonly Preset[]; values: LinkValues; onClose: () => void };

/** Belongs outside the link's form: a form within a form would send the outer one. */
export function PresetDialog({ presets, values, onClose }: Props) {
  const formId = useId();
  const save = useSavePreset();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const kept = keptValues(values);
  const usable =
    kept.length > 0 && kept.every(([field, value]) => field === 'sharedid' || !findSubidProblem(value));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (name.trim() === '') return setProblem('Give the preset a name.');
    try {
      await save.mutateAsync({ name, ...Object.fromEntries(kept) });
      toast(`Preset “${name.trim()}” is saved`, { tone: 'positive' });
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The preset could not be saved.');
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Presets"
      description="Everyone in this workspace can use them."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {usable ? (
            <Button type="submit" form={formId} variant="primary" pending={save.isPending}>
              Save preset
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-5">
        {usable ? (
          <form id={formId} onSubmit={submit} noValidate aria-label="New preset">
            <Field
              label="Name"
              required
              hint={`Keeps ${kept.map(([, value]) => `“${value}”`).join(' and ')}. One of your own of the same name is replaced.`}
              error={problem}
            >
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  maxLength={40}
                  onChange={(event) => {
                    setName(event.target.value);
                    setProblem(undefined);
                  }}
                />
              )}
            </Field>
          </form>
        ) : (
          <p className="text-sm text-muted">Enter a valid subid first, then save it here under a name.</p>
        )}
        <PresetList presets={presets} />
      </div>
    </Dialog>
  );
}
