'use client';

import { useState } from 'react';
import { ListExport } from '@/components/export/list-export';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Pause, Play, RotateCcw, X } from '@/components/ui/icons';
import { type Batch, unsentOf } from '@/features/links/batch-shape';
import { useControlBatch } from '@/features/links/client/link-batches';
import type { BatchAction } from '@/features/links/control-batch';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { DeleteBatch } from './delete-batch';

type Question = {
  action: BatchAction;
  title: string;
  text: string;
  confirm: string;
  tone: 'danger' | 'primary';
};

export function BatchActions({ batch, canChange }: { batch: Batch; canChange: boolean }) {
  const { t } = useLanguage();
  const control = useControlBatch(batch.id);
  const [question, setQuestion] = useState<Question>();
  const { state, counts } = batch;
  const open = state === 'ready' || state === 'running' || state === 'paused';
  const questions = makeQuestions(batch, t);
  return (
    <>
      {control.isError ? <Banner tone="error" title={control.error.message} /> : null}
      {canChange && state === 'running' ? (
        <Button onClick={() => control.mutate('pause')} pending={control.isPending}>
          <Pause aria-hidden="true" />
          {t('batches.actions.pause')}
        </Button>
      ) : null}
      {canChange && (state === 'paused' || state === 'ready') ? (
        <Button variant="primary" onClick={() => control.mutate('start')} pending={control.isPending}>
          <Play aria-hidden="true" />
          {t(state === 'ready' ? 'batches.actions.start' : 'batches.actions.resume')}
        </Button>
      ) : null}
      {canChange && open ? (
        <Button variant="ghost" onClick={() => setQuestion(questions.cancel)}>
          <X aria-hidden="true" />
          {t('batches.actions.cancel')}
        </Button>
      ) : null}
      {canChange && !open && counts.unknown > 0 ? (
        <Button onClick={() => setQuestion(questions.unknown)}>
          <RotateCcw aria-hidden="true" />
          {t('batches.actions.retryUnknown')}
        </Button>
      ) : null}
      {canChange && !open && counts.refused > 0 ? (
        <Button variant="ghost" onClick={() => setQuestion(questions.refused)}>
          {t('batches.actions.retryRefused')}
        </Button>
      ) : null}
      {canChange && state !== 'running' && counts.sending === 0 ? <DeleteBatch id={batch.id} /> : null}
      <ListExport list="batch" input={{ batch: batch.id }} />
      <ConfirmDialog
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        onConfirm={() => {
          if (question) control.mutate(question.action);
          setQuestion(undefined);
        }}
        title={question?.title ?? ''}
        confirmLabel={question?.confirm ?? ''}
        dismissLabel={question?.action === 'cancel' ? t('batches.cancel.keep') : undefined}
        tone={question?.tone}
      >
        {question?.text}
      </ConfirmDialog>
    </>
  );
}

function makeQuestions(batch: Batch, t: Translate): Record<'cancel' | 'unknown' | 'refused', Question> {
  const { counts } = batch;
  return {
    cancel: {
      action: 'cancel',
      title: t('batches.cancel.title'),
      text: t('batches.cancel.text', { count: unsentOf(batch) }),
      confirm: t('batches.cancel.confirm'),
      tone: 'danger',
    },
    unknown: {
      action: 'retry-unknown',
      title: t('batches.askUnknown.title', { count: counts.unknown }),
      text: t('batches.askUnknown.text'),
      confirm: t('batches.askUnknown.confirm'),
      tone: 'primary',
    },
    refused: {
      action: 'retry-refused',
      title: t('batches.askRefused.title', { count: counts.refused }),
      text: t('batches.askRefused.text'),
      confirm: t('ui.tryAgain'),
      tone: 'primary',
    },
  };
}
