'use client';

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Form } from '@/components/form/form';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { productSearchOptions, suggestionsOptions, useCreateLink } from '@/features/links/client/links';
import type { CreatedLink } from '@/features/links/create-link';
import { cutText } from '@/lib/base/cut-text';
import { looksLikeUrl, recognizeProduct } from '@/lib/data/read/links/recognize-product';
import { useLanguage } from '@/lib/language/use-language';
import { describeFailure } from './describe-failure';
import { checkLink, fieldNames, inputOf, type LinkValues, readProduct, toFormDraft } from './form-values';
import { LinkOutcome } from './link-outcome';
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
  /** Focuses the first field, after the user starts over. */
  focusFirst: boolean;
};

/** Creates one link. Pressing twice, or in two tabs, creates the same link. */
export function LinkForm({ initial, onMade, focusFirst }: Props) {
  const { t } = useLanguage();
  const create = useCreateLink();
  const [values, setValues] = useState(initial);
  const [sent, setSent] = useState<LinkValues>();
  const [managing, setManaging] = useState(false);
  const suggestions = useQuery(suggestionsOptions()).data;
  const presets = suggestions?.presets ?? [];
  const search = useQuery(productSearchOptions(useDeferredValue(searchText(values.product))));
  const known = search.data?.products ?? [];
  const product = readProduct(values, known);
  const draft = toFormDraft(values, known);
  // Whether the form is unchanged since the last response. The catalog may have changed.
  const unchanged = sent !== undefined && fieldNames.every((name) => sent[name] === values[name]);

  const issues = checkLink(t, values);
  const form = useForm({
    send: async (given) => {
      if (issues.length > 0) return { issues };
      setSent(values);
      // A repeated request is for the same link, regardless of the catalog.
      const again = given.has('again') && create.variables;
      const request = again ? { ...again, again: true } : draft;
      try {
        onMade(await create.mutateAsync(request));
        return undefined;
      } catch (error) {
        const { field, text } = describeFailure(t, error, request);
        return field ? { issues: [{ field: inputOf[field], message: text }] } : undefined;
      }
    },
    issues,
    // Values from the address are validated like typed ones.
    edited: fieldNames.filter((name) => initial[name] !== ''),
  });
  const set = (name: keyof LinkValues, value: string) => {
    setValues((past) => ({ ...past, [name]: value }));
    form.edit(name);
    if (name === 'marketplace') form.edit('sharedid');
  };
  const fill = (name: keyof LinkValues, value: string) => {
    set(name, value);
    form.focus(name);
  };

  return (
    <>
      <Form
        form={form}
        aria-label={t('links.newLink')}
        // What the keyboard reaches stays above the sticky button.
        className="grid min-w-0 gap-5 [&_:is(button:not([type=submit]),input,select)]:scroll-mb-24"
      >
        <ProductField
          value={values.product}
          autoFocus={focusFirst}
          product={product}
          options={known}
          searchable={search.data?.catalog ?? true}
          onType={(text) => {
            set('product', text);
            // Choices for the previous product do not apply.
            set('marketplace', '');
          }}
          onPick={(option) => {
            set('product', option.primaryId);
            set('marketplace', option.marketplace);
          }}
        />
        <MarketplaceField
          value={values.marketplace}
          product={product}
          onPick={(name) => set('marketplace', name)}
        />
        <PresetBar presets={presets} values={values} onPick={set} onManage={() => setManaging(true)} />
        <div className="grid min-w-0 gap-5 sm:grid-cols-2">
          <SubidField
            name="subid1"
            value={values.subid1}
            onType={set}
            onFill={fill}
            label={t('links.subid1')}
            hint={t('links.form.subid1Hint')}
            recent={suggestions?.recentSubid1 ?? []}
          />
          <SubidField
            name="subid2"
            value={values.subid2}
            onType={set}
            onFill={fill}
            label={t('links.subid2')}
            hint={t('links.form.subid2Hint')}
            recent={suggestions?.recentSubid2 ?? []}
          />
        </div>
        <SharedidField
          value={values.sharedid}
          marketplace={product.marketplace}
          onType={(text) => set('sharedid', text)}
        />
        <div className="sticky bottom-0 z-10 -mx-4 border-t border-border bg-surface p-4 max-sm:pb-[max(16px,env(safe-area-inset-bottom))]">
          <Button type="submit" variant="primary" pending={form.pending} className="max-sm:w-full">
            {t(form.pending ? 'links.form.creating' : 'links.form.create')}
          </Button>
        </div>
        {/* Results appear below the button, so that it does not move under the pointer. */}
        {create.isError && unchanged ? <LinkOutcome error={create.error} draft={create.variables} /> : null}
        {create.isSuccess && unchanged ? null : (
          <SplitWarning draft={draft} onPick={(subid) => set('subid1', subid)} />
        )}
      </Form>
      {managing ? (
        <PresetDialog presets={presets} values={values} onClose={() => setManaging(false)} />
      ) : null}
    </>
  );
}

/** The search text: words, or the id in a URL or behind a label. */
function searchText(product: string): string {
  const found = recognizeProduct(product)?.productId ?? (looksLikeUrl(product) ? '' : product.trim());
  return cutText(found, 200);
}
