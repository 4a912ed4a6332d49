'use client';

import { useEffect, useState } from 'react';
import type { ReadLines } from '@/lib/links/batches/read-lines';
import { readSelection } from '@/lib/links/selection';
import { type BatchPlan, emptyPlan, keepPlan, readKeptPlan } from './kept-plan';

type Lines = Pick<ReadLines, 'lines' | 'problem'>;

/**
 * A batch as it is typed, and its text read as lines. Begins with the products that were chosen on another page
 * (`products`, as an address says them), or with what was left in this tab.
 */
export function useBatchPlan(products: string | undefined) {
  const [plan, setPlan] = useState(emptyPlan);
  const [read, setRead] = useState<Lines>({ lines: [] });
  useEffect(() => {
    const begun = beginPlan(products);
    if (begun) setPlan(begun);
  }, [products]);
  useEffect(() => {
    if (plan !== emptyPlan) keepPlan(plan);
  }, [plan]);
  useEffect(() => {
    let current = true;
    readText(plan.text).then((lines) => {
      if (current) setRead(lines);
    });
    return () => {
      current = false;
    };
  }, [plan.text]);
  const change = (part: Partial<BatchPlan>) => setPlan((before) => ({ ...before, ...part }));
  return { plan, read, change };
}

/** What was chosen on another page, as lines; or what was left here, also where it began with the same choice. */
function beginPlan(products: string | undefined): BatchPlan | undefined {
  const kept = readKeptPlan();
  if (!products) return kept;
  const chosen = readSelection(products)
    .map(({ productId, marketplace = '' }) => `${productId},,,,${marketplace}`)
    .join('\n');
  return kept?.chosen === chosen ? kept : { ...emptyPlan, text: chosen, chosen };
}

/** The reader is loaded with the first letter. */
async function readText(text: string): Promise<Lines> {
  if (text === '') return { lines: [] };
  const { readLines } = await import('@/lib/links/batches/read-lines');
  return readLines(text);
}
