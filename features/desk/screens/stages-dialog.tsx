'use client';

import { useId, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { useChangeStages } from '@/features/desk/client/desk';
import { type Desk, deskLimits } from '@/features/desk/desk-shape';
import { RequestFailure } from '@/lib/client/request-failure';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { nameStage } from './describe-partner';
import { draftStages, listKept, listMoves, toStagesInput } from './stage-drafts';
import { StageList } from './stage-list';

type Props = { desk: Desk; onClose: () => void };

/** The stages in order. The partners of a removed stage go to another. */
export function StagesDialog({ desk: current, onClose }: Props) {
  const language = useLanguage();
  const { t } = language;
  const id = useId();
  /** As it was when the dialog opened. With a later version, the request would undo what others changed since. */
  const [desk] = useState(current);
  const [drafts, setDrafts] = useState(() => draftStages(language, desk.stages));
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const change = useChangeStages();
  const moves = listMoves(desk, drafts, chosen);
  const send = () =>
    change.mutate(toStagesInput(language, { desk, drafts, moves }), {
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
        {change.error ? <Banner tone="error" title={describeError(language, change.error)} /> : null}
        <StageList drafts={drafts} onChange={setDrafts} />
        {moves.map(({ stage, to }) => (
          <Field key={stage.key} label={t('desk.editStages.moveTo', { name: nameStage(language, stage) })}>
            {(control) => (
              <Select
                {...control}
                value={to}
                onChange={({ target }) => setChosen({ ...chosen, [stage.key]: target.value })}
                options={listKept(drafts)}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  );
}

/** Why the stages were not stored: which name is wrong, or the server's message. */
function describeError({ t }: Language, error: Error): string {
  const [issue] = error instanceof RequestFailure ? error.body.issues : [];
  const at = issue && /^stages\.(\d+)\.name$/.exec(issue.field)?.[1];
  return at === undefined
    ? error.message
    : t('desk.editStages.issue', { at: Number(at) + 1, problem: issue?.message ?? '' });
}
