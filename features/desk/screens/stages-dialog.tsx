'use client';

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { useChangeStages } from '@/features/desk/client/desk';
import { type Desk, deskLimits } from '@/features/desk/desk-shape';
import { useLanguage } from '@/lib/language/use-language';
import { nameStage } from './describe-partner';
import { describeStagesError } from './describe-stages-error';
import { addDraft, draftStages, moveDraft, removeDraft, renameDraft, toStagesInput } from './stage-drafts';

type Props = { desk: Desk; onClose: () => void };

/** The stages in order: rename, add, move and remove. The partners of a removed stage go to another. */
export function StagesDialog({ desk, onClose }: Props) {
  const language = useLanguage();
  const { t } = language;
  const id = useId();
  const [drafts, setDrafts] = useState(() => draftStages(language, desk.stages));
  const [moves, setMoves] = useState<Record<string, string>>({});
  const change = useChangeStages();
  const kept = drafts.flatMap(({ key, name }) => (key === undefined ? [] : [{ value: key, label: name }]));
  const removed = desk.stages.filter(
    ({ key, partners }) => partners > 0 && !drafts.some((draft) => draft.key === key),
  );
  const send = () =>
    change.mutate(toStagesInput(language, { desk, drafts, removed, moves }), {
      onSuccess: () => {
        toast(t('desk.editStages.saved'), { tone: 'positive' });
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('desk.editStages.title')}
      description={t('desk.editStages.hint', { most: deskLimits.stages })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={change.isPending}>
            {t('desk.editStages.save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {change.error ? <Banner tone="error" title={describeStagesError(language, change.error)} /> : null}
        <ol className="grid gap-2">
          {drafts.map((draft, at) => (
            <li key={draft.id} className="flex items-center gap-1">
              <Input
                aria-label={t('desk.editStages.name', { at: at + 1 })}
                value={draft.name}
                maxLength={deskLimits.stage}
                autoComplete="off"
                onChange={({ target }) => setDrafts(renameDraft(drafts, at, target.value))}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('desk.editStages.up', { name: draft.name })}
                disabled={at === 0}
                onClick={() => setDrafts(moveDraft(drafts, at, -1))}
              >
                <ArrowUp aria-hidden="true" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('desk.editStages.down', { name: draft.name })}
                disabled={at === drafts.length - 1}
                onClick={() => setDrafts(moveDraft(drafts, at, 1))}
              >
                <ArrowDown aria-hidden="true" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('desk.editStages.remove', { name: draft.name })}
                disabled={drafts.length === 1}
                onClick={() => setDrafts(removeDraft(drafts, at))}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ol>
        <Button
          className="justify-self-start"
          disabled={drafts.length >= deskLimits.stages}
          onClick={() => setDrafts(addDraft(drafts))}
        >
          <Plus aria-hidden="true" />
          {t('desk.editStages.add')}
        </Button>
        {removed.map((stage) => (
          <Field key={stage.key} label={t('desk.editStages.moveTo', { name: nameStage(language, stage) })}>
            {(control) => (
              <Select
                {...control}
                value={moves[stage.key] ?? kept[0]?.value ?? ''}
                onChange={({ target }) => setMoves({ ...moves, [stage.key]: target.value })}
                options={kept}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  );
}
