'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import type { CreatedLink } from '@/lib/links/create-link';
import type { LinkDraft } from '@/lib/links/draft';
import { looksLikeUrl, recognizeProduct } from '@/lib/links/recognize-product';
import { productSearchOptions, suggestionsOptions, useCreateLink } from '@/lib/query/links';
import { describeLater, fetchAnswers, LinkOutcome } from './after-sending';
import {
  emptyValues,
  fieldNames,
  inputOf,
  type LinkValues,
  readProduct,
  resolveLink,
  toFormDraft,
} from './form-values';
import type { LinkForm as FormState } from './link-form-state';
import { MarketplaceField } from './marketplace-field';
import { PresetBar } from './preset-bar';
import { ProductField } from './product-field';
import { SharedidField } from './sharedid-field';
import { SplitWarning } from './split-warning';
import { SubidField } from './subid-field';

const PresetDialog = later(() => import('./preset-dialog').then((module) => module.PresetDialog));

type Props = {
  initial: LinkValues;
  onMade: (made: CreatedLink) => void;
  /** Begun anew by the person: the first field has the focus. */
  focusFirst: boolean;
};

/** One link. Pressed twice, or in two tabs, it is still one link. */
export function LinkForm({ initial, onMade, focusFirst }: Props) {
  const create = useCreateLink();
  const [sent, setSent] = useState<LinkValues>();
  const [managing, setManaging] = useState(false);
  // A second press may come before the first is drawn.
  const sending = useRef(false);
  const suggestions = useQuery(suggestionsOptions()).data;
  const presets = suggestions?.presets ?? [];
  const form: FormState = useForm({
    defaultValues: initial,
    mode: 'onChange',
    resolver: resolveLink,
  });
  const { setFocus, trigger } = form;
  useEffect(fetchAnswers, []);
  useEffect(() => {
    if (focusFirst) setFocus('product');
  }, [focusFirst, setFocus]);
  // What an address filled in is checked like what is typed.
  useEffect(() => {
    for (const name of fieldNames) if (initial[name] !== '') trigger(name);
  }, [initial, trigger]);
  const values = { ...emptyValues, ...useWatch({ control: form.control }) };
  const search = useQuery(productSearchOptions(useDeferredValue(searchText(values.product))));
  const known = search.data?.products ?? [];
  const product = readProduct(values, known);
  const draft = toFormDraft(values, known);
  // What the last answer was about is still what is typed; the catalog may have said more since.
  const unchanged = sent !== undefined && fieldNames.every((name) => sent[name] === values[name]);

  const send = async (wanted: LinkDraft, again = false) => {
    if (sending.current) return;
    sending.current = true;
    setSent(form.getValues());
    try {
      onMade(await create.mutateAsync(again ? { ...wanted, again } : wanted));
    } catch (error) {
      const { field, text } = await describeLater(error, wanted);
      if (field) form.setError(inputOf[field], { type: 'api', message: text }, { shouldFocus: true });
    } finally {
      sending.current = false;
    }
  };
  const set = (name: keyof LinkValues, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });

  return (
    <>
      <form
        onSubmit={form.handleSubmit((typed) => send(toFormDraft(typed, known)))}
        noValidate
        aria-label="New link"
        className="grid min-w-0 gap-5"
      >
        <ProductField
          form={form}
          typed={values.product}
          product={product}
          options={known}
          searchable={search.data?.catalog ?? true}
          onPick={(option) => {
            set('product', option.primaryId);
            set('marketplace', option.marketplace);
          }}
        />
        <MarketplaceField form={form} product={product} />
        <PresetBar presets={presets} values={values} onPick={set} onManage={() => setManaging(true)} />
        <div className="grid min-w-0 gap-5 sm:grid-cols-2">
          <SubidField
            form={form}
            name="subid1"
            label="Subid 1"
            hint="Where you will use the link."
            recent={suggestions?.recentSubid1 ?? []}
          />
          <SubidField
            form={form}
            name="subid2"
            label="Subid 2"
            hint="A second label of your choice."
            recent={suggestions?.recentSubid2 ?? []}
          />
        </div>
        <SharedidField form={form} marketplace={product.marketplace} />
        <div className="max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:border-border max-sm:bg-surface max-sm:p-4 max-sm:pb-[max(16px,env(safe-area-inset-bottom))]">
          <Button type="submit" variant="primary" pending={create.isPending} className="max-sm:w-full">
            {create.isPending ? 'Creating' : 'Create link'}
          </Button>
        </div>
        {/* What comes by itself comes below the button, which must not move under a pointer. */}
        {create.isError && unchanged ? (
          <Suspense>
            <LinkOutcome
              error={create.error}
              draft={create.variables}
              onAgain={() => send(create.variables, true)}
            />
          </Suspense>
        ) : null}
        {create.isSuccess && unchanged ? null : (
          <SplitWarning draft={draft} onPick={(subid) => set('subid1', subid)} />
        )}
      </form>
      {managing ? (
        <PresetDialog presets={presets} values={values} onClose={() => setManaging(false)} />
      ) : null}
    </>
  );
}

/** What the catalog is searched for: words, or the id that an address shows. */
function searchText(product: string): string {
  const text = looksLikeUrl(product) ? (recognizeProduct(product)?.productId ?? '') : product.trim();
  return text.slice(0, 200);
}
