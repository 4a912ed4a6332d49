'use client';

import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { ListExport } from '@/components/exports/list-export';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { formatQuantity } from '@/lib/format/number';
import { type Batch, unsentOf } from '@/lib/links/batches/batch-shape';
import type { BatchAction } from '@/lib/links/batches/control-batch';
import { useControlBatch } from '@/lib/query/link-batches';

type Question = {
  action: BatchAction;
  title: string;
  text: string;
  confirm: string;
  tone: 'danger' | 'primary';
};

export function BatchActions({ batch, canChange }: { batch: Batch; canChange: boolean }) {
  const control = useControlBatch(batch.id);
  const [question, setQuestion] = useState<Question>();
  const { state, counts } = batch;
  const open = state === 'ready' || state === 'running' || state === 'paused';
  const questions = makeQuestions(batch);
  return (
    <>
      {control.isError ? <Banner tone="error" title={control.error.message} /> : null}
      {canChange && state === 'running' ? (
        <Button onClick={() => control.mutate('pause')} pending={control.isPending}>
          <Pause aria-hidden="true" />
          Pause
        </Button>
      ) : null}
      {canChange && (state === 'paused' || state === 'ready') ? (
        <Button variant="primary" onClick={() => control.mutate('start')} pending={control.isPending}>
          <Play aria-hidden="true" />
          {state === 'ready' ? 'Start' : 'Resume'}
        </Button>
      ) : null}
      {canChange && open ? (
        <Button variant="ghost" onClick={() => setQuestion(questions.cancel)}>
          <X aria-hidden="true" />
          Cancel
        </Button>
      ) : null}
      {canChange && !open && counts.unknown > 0 ? (
        <Button onClick={() => setQuestion(questions.unknown)}>
          <RotateCcw aria-hidden="true" />
          Retry unknown rows
        </Button>
      ) : null}
      {canChange && !open && counts.refused > 0 ? (
        <Button variant="ghost" onClick={() => setQuestion(questions.refused)}>
          Retry refused rows
        </Button>
      ) : null}
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
        dismissLabel={question?.action === 'cancel' ? 'Keep it' : undefined}
        tone={question?.tone}
      >
        {question?.text}
      </ConfirmDialog>
    </>
  );
}

function makeQuestions(batch: Batch): Record<'cancel' | 'unknown' | 'refused', Question> {
  const { counts } = batch;
  return {
    cancel: {
      action: 'cancel',
      title: 'Cancel this batch?',
      text: `${formatQuantity(unsentOf(batch), 'row is', 'rows are')} will not be sent. Links already created stay.`,
      confirm: 'Cancel batch',
      tone: 'danger',
    },
    unknown: {
      action: 'retry-unknown',
      title: `Ask again for ${formatQuantity(counts.unknown, 'row')}?`,
      text: 'The API did not answer, so these links may exist already. If the API does not recognize the request, it may create a second link.',
      confirm: 'Ask again',
      tone: 'primary',
    },
    refused: {
      action: 'retry-refused',
      title: `Try ${formatQuantity(counts.refused, 'refused row')} again?`,
      text: 'No links were created for them. Fix the cause first.',
      confirm: 'Try again',
      tone: 'primary',
    },
  };
}
