'use client';

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { SignInLink } from '@/components/feedback/sign-in-link';
import { useToday } from '@/components/filters/today';
import { CsvField } from '@/components/form/csv-field';
import { useGo } from '@/components/layout/use-go';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { batchLimits } from '@/features/links/batch-limits';
import { type CheckedRow, checkCatalog, isUnconfirmed } from '@/features/links/check-catalog';
import { knownProductsOptions } from '@/features/links/client/links';
import { useStartBatch } from '@/features/links/client/use-start-batch';
import { expandRows, isSendable } from '@/features/links/expand-rows';
import { fixRow } from '@/features/links/fix-row';
import type { KnownProducts } from '@/features/links/known-product';
import type { LinesProblem } from '@/features/links/read-lines';
import { isSignedOut } from '@/lib/client/request-failure';
import { cleanText } from '@/lib/language/format/clean-text';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { BatchPreview } from './batch-preview';
import { clearPlan } from './stored-plan';
import { useBatchPlan } from './use-batch-plan';

/** A form for a batch. Checks every row before sending. */
export function BatchEditor({ products }: { products: string | undefined }) {
  const { t } = useLanguage();
  const go = useGo();
  const start = useStartBatch();
  const { plan, read, change } = useBatchPlan(products);
  const [submitted, setSubmitted] = useState(false);
  const [all, setAll] = useState(false);
  // Guards against a second press before the first is rendered, or before navigation ends.
  const today = useToday();
  const sent = useRef(false);

  const subidList = readSubids(plan.subids);
  const planned = expandRows(useDeferredValue(read.lines), useDeferredValue(subidList));
  const ids = [...new Set(planned.filter(isSendable).map(({ draft }) => draft.productId))].sort();
  const known = useQuery(knownProductsOptions(ids));
  const rows = checkCatalog(planned, known.isError ? unreadable : known.data);
  const unconfirmed = rows.filter(isUnconfirmed);
  const sendable = rows.filter((row) => isSendable(row) && (all || !isUnconfirmed(row)));
  const problem = findProblem(t, rows, sendable.length, subidList.length);
  const send = async () => {
    setSubmitted(true);
    if (problem || sent.current) return;
    sent.current = true;
    const lines = sendable.map(({ draft }) => draft);
    const title =
      plan.name.trim() || t('batches.editor.defaultName', { count: lines.length, day: today ?? '' });
    const batch = await start.mutateAsync({ name: title, lines, subids: [] }).catch(() => undefined);
    if (batch) clearPlan();
    sent.current = batch !== undefined && go(`/links/batch/${batch.id}`);
  };
  return (
    <div className="grid min-w-0 gap-5">
      <Card>
        <div className="grid min-w-0 gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <CsvField
            label={t('batches.lines.label')}
            hint={t('batches.lines.hint')}
            aside={read.lines.length > 0 ? t('table.counts.lines', { count: read.lines.length }) : undefined}
            placeholder={'B0EXAMPLE1\nhttps://www.marketplace.de/dp/B0EXAMPLE2\nB0EXAMPLE3,newsletter'}
            rows={10}
            error={
              describeLines(t, read.problem) ?? (submitted && read.lines.length === 0 ? problem : undefined)
            }
            text={plan.text}
            onText={(text) => change({ text })}
          />
          <div className="grid content-start gap-5">
            <Field
              label={t('batches.editor.subids')}
              optional
              hint={t('batches.editor.subidsHint')}
              aside={subidList.length > 0 ? `${subidList.length} / ${batchLimits.subids}` : undefined}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={5}
                  value={plan.subids}
                  spellCheck={false}
                  className="font-mono text-xs"
                  onChange={(event) => change({ subids: event.target.value })}
                />
              )}
            </Field>
            <Field label={t('batches.editor.name')} optional hint={t('batches.editor.nameHint')}>
              {(control) => (
                <Input
                  {...control}
                  value={plan.name}
                  maxLength={batchLimits.name}
                  onChange={(event) => change({ name: event.target.value })}
                />
              )}
            </Field>
          </div>
        </div>
      </Card>
      {rows.length > 0 ? (
        <BatchPreview
          plan={{ lines: read.lines, subids: subidList }}
          rows={rows}
          all={all}
          onFix={(row, fixed) => change(fixRow({ lines: read.lines, subids: subidList }, row, fixed))}
        />
      ) : null}
      {known.isError ? (
        <Banner
          tone="warning"
          title={t('batches.editor.catalogFailed')}
          actions={
            <Button size="sm" onClick={() => known.refetch()} pending={known.isFetching}>
              {t('ui.tryAgain')}
            </Button>
          }
        >
          {known.error.message}
        </Banner>
      ) : null}
      {unconfirmed.length > 0 ? (
        <CheckboxField
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
          label={describeUnconfirmed(t, unconfirmed)}
          hint={t('batches.editor.mayRefuse')}
        />
      ) : null}
      {start.isError ? (
        <Banner
          tone="error"
          title={t('batches.editor.notStarted')}
          actions={isSignedOut(start.error) ? <SignInLink size="sm" /> : null}
        >
          {start.error.message}
        </Banner>
      ) : null}
      {submitted && problem && rows.length > 0 ? <Banner tone="error" title={problem} /> : null}
      <div className="flex flex-wrap items-center gap-3 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:border-border max-sm:bg-surface max-sm:p-4">
        <Button variant="primary" onClick={send} pending={start.isPending} className="max-sm:w-full">
          {sendable.length > 0
            ? t('batches.editor.create', { count: sendable.length })
            : t('batches.editor.createNone')}
        </Button>
        {rows.length > sendable.length ? (
          <p className="text-sm text-muted">
            {t('batches.editor.leftOut', { count: rows.length - sendable.length })}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Used if the catalog cannot be loaded: the API alone decides. */
const unreadable: KnownProducts = { catalog: 'none', products: [] };

function describeUnconfirmed(t: Translate, rows: readonly CheckedRow[]): string {
  const checking = rows.filter((row) => row.catalog === 'checking').length;
  return checking === rows.length
    ? t('batches.editor.sendUnchecked', { count: checking })
    : t('batches.editor.sendUnconfirmed', { count: rows.length });
}

function describeLines(t: Translate, problem: LinesProblem | undefined): string | undefined {
  if (!problem) return undefined;
  return problem.kind === 'cut'
    ? t('batches.lines.cut', { max: batchLimits.lines })
    : t('batches.lines.unreadable', { detail: problem.detail });
}

function findProblem(
  t: Translate,
  rows: readonly CheckedRow[],
  sendable: number,
  subids: number,
): string | undefined {
  if (rows.length === 0) return t('batches.editor.noProducts');
  if (subids > batchLimits.subids) return t('batches.editor.tooManySubids', { max: batchLimits.subids });
  if (sendable === 0) {
    const checking = rows.some((row) => row.catalog === 'checking');
    return t(checking ? 'batches.editor.stillChecking' : 'batches.editor.nothingToSend');
  }
  if (sendable > batchLimits.links) {
    return t('batches.editor.tooManyLinks', { max: batchLimits.links, count: sendable });
  }
  return undefined;
}

/** Parses subids, one per line. Drops empty lines and duplicates; keeps inner spaces. */
function readSubids(text: string): string[] {
  const lines = cleanText(text)
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+$/, ''));
  return [...new Set(lines.filter((line) => line.trim() !== ''))];
}
