'use client';

import { Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { findSubidProblem } from '@/lib/contract/subid';
import type { Preset } from '@/lib/links/presets';
import { useRemovePreset, useSavePreset } from '@/lib/query/links';
import type { LinkValues } from './form-values';

type Props = { presets: readonly Preset[]; values: LinkValues; onClose: () => void };

/** Belongs outside the link's form: a form within a form would send the outer one. */
export function PresetDialog({ presets, values, onClose }: Props) {
  const formId = useId();
  const save = useSavePreset();
  const remove = useRemovePreset();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const subids = [values.subid1, values.subid2].filter((subid) => subid !== '');
  const usable = subids.length > 0 && subids.every((subid) => findSubidProblem(subid) === null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem('Give the preset a name.');
    try {
      await save.mutateAsync({
        name,
        ...(values.subid1 ? { subid1: values.subid1 } : {}),
        ...(values.subid2 ? { subid2: values.subid2 } : {}),
      });
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
      description="Everybody in this workspace can pick them."
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
          <form id={formId} onSubmit={submit} noValidate>
            <Field
              label="Name"
              required
              hint={`Keeps ${subids.map((subid) => `“${subid}”`).join(' and ')}. One of your own of the same name is replaced.`}
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
          <p className="text-sm text-muted">Enter a subid first, then save it here under a name.</p>
        )}
        {presets.length > 0 ? (
          <ul aria-label="Saved presets" className="grid divide-y divide-border border-y border-border">
            {presets.map((preset) => (
              <li key={preset.id} className="flex items-center justify-between gap-3 py-1.5">
                <span className="min-w-0">
                  <span className="block truncate text-sm font-medium">{preset.name}</span>
                  <span className="block truncate font-mono text-xs text-muted">
                    {[preset.subid1, preset.subid2, preset.sharedid].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {preset.mine ? (
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={`Remove preset ${preset.name}`}
                    onClick={() => remove.mutate(preset.id)}
                  >
                    <Trash2 aria-hidden="true" />
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}
