'use client';

import { useEffect, useState } from 'react';
import type { LinkDraft } from '@/features/links/draft';
import type { ReadLines } from '@/features/links/read-lines';
import { readHandedProducts } from '@/features/products/handed-products';
import { type BatchPlan, emptyPlan, readStoredPlan, storePlan } from './stored-plan';

type Lines = Pick<ReadLines, 'lines' | 'problem'>;

/**
 * The typed input of a batch and its parsed lines. Starts with `products` from the address, or with the text stored in
 * this tab.
 */
export function useBatchPlan(products: string | undefined) {
  const [plan, setPlan] = useState(emptyPlan);
  const [read, setRead] = useState<Lines>({ lines: [] });
  useEffect(() => {
    const begun = beginPlan(products);
    if (begun) setPlan(begun);
  }, [products]);
  useEffect(() => {
    if (plan !== emptyPlan) storePlan(plan);
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

/** The products from the address as lines. The stored plan if it began with the same ones, or if there are none. */
function beginPlan(products: string | undefined): BatchPlan | undefined {
  const stored = readStoredPlan();
  if (!products) return stored;
  const chosen = readSelection(products)
    .map(({ productId, marketplace = '' }) => `${productId},,,,${marketplace}`)
    .join('\n');
  return stored?.chosen === chosen ? stored : { ...emptyPlan, text: chosen, chosen };
}

/** The parser loads with the first letter. */
async function readText(text: string): Promise<Lines> {
  if (text === '') return { lines: [] };
  const { readLines } = await import('@/features/links/read-lines');
  return readLines(text);
}

/** Products chosen in the catalog, as lines of a batch. Without browser storage, uses the ids in the URL. */
function readSelection(products: string): LinkDraft[] {
  const handed = readHandedProducts().map(({ primaryId, marketplace }) => ({
    productId: primaryId,
    marketplace,
  }));
  if (handed.length > 0 || products === 'selection') return handed;
  return products
    .split(',')
    .filter((id) => id !== '')
    .map((productId) => ({ productId }));
}
