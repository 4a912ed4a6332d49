'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { PageHeader } from '@/components/layout/page-header';
import { PageTabs } from '@/components/layout/page-tabs';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Textarea } from '@/components/ui/textarea';
import { lookUpTagsMutation } from '@/features/program/client/program';
import { maxTags } from '@/features/program/program-shape';
import { parseIdList } from '@/lib/data/terms/filters/id-list';
import { useLanguage } from '@/lib/language/use-language';
import { LookupResult } from './lookup-result';

export function LookupScreen() {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  const lookup = useMutation(lookUpTagsMutation);
  const tags = parseIdList(text);
  const tooMany =
    tags.length > maxTags
      ? [
          {
            field: 'tags',
            message: t('program.lookup.tooMany', { most: maxTags, pasted: tags.length }),
          },
        ]
      : [];
  const form = useForm({
    send: async () => {
      if (tags.length === 0) return { issues: [{ field: 'tags', message: t('program.lookup.empty') }] };
      if (tooMany.length > 0) return { issues: tooMany };
      lookup.mutate(tags);
      return undefined;
    },
    issues: tooMany,
  });
  return (
    <>
      <PageHeader
        tabbed
        tabs={<PageTabs group="directory" />}
        title={t('pages.lookup')}
        description={t('program.lookup.description')}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(280px,400px)_minmax(0,1fr)]">
        <Card>
          <Form form={form} className="grid gap-4">
            <FormField
              name="tags"
              label={t('program.lookup.tags')}
              hint={t('filters.ids.hint')}
              aside={t('program.lookup.count', { count: tags.length })}
              required
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={12}
                  spellCheck={false}
                  placeholder={'homefinds-20\nkitchenweek-21'}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  className="font-mono text-xs"
                />
              )}
            </FormField>
            <Button type="submit" variant="primary" pending={lookup.isPending} className="justify-self-start">
              {t('program.lookup.submit')}
            </Button>
          </Form>
        </Card>
        <div aria-live="polite" className="grid min-w-0 gap-5">
          {lookup.isError ? (
            <LoadFailure
              title={t('program.lookup.failed')}
              error={lookup.error}
              onRetry={() => lookup.mutate(tags)}
              retrying={lookup.isPending}
            />
          ) : null}
          {lookup.data ? <LookupResult answer={lookup.data} /> : null}
          {!lookup.data && !lookup.isError ? (
            <p className="text-sm text-muted">{t('program.lookup.waiting')}</p>
          ) : null}
        </div>
      </div>
    </>
  );
}
