'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { parseIdList } from '@/lib/catalog/id-list';
import { mostTags } from '@/lib/catalog/program-shape';
import { formatCount, formatQuantity } from '@/lib/format/number';
import { lookUpTagsMutation } from '@/lib/query/program';
import { LookupResult } from './lookup-result';
import { ProgramTabs } from './program-tabs';

export function LookupScreen() {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const lookup = useMutation(lookUpTagsMutation);
  const tags = parseIdList(text);
  const tooMany = tags.length > mostTags;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(tags.length === 0);
    if (tags.length === 0 || tooMany) event.currentTarget.querySelector('textarea')?.focus();
    else lookup.mutate(tags);
  };
  const error = tooMany
    ? `At most ${formatCount(mostTags)} tags at a time; ${formatCount(tags.length)} were pasted.`
    : missing && tags.length === 0
      ? 'Paste a tag first.'
      : undefined;
  return (
    <>
      <PageHeader
        tabs={<ProgramTabs />}
        title="Look up tags"
        description="Find which creators on the platform a program tag belongs to."
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(280px,400px)_minmax(0,1fr)]">
        <Card>
          <form onSubmit={submit} noValidate className="grid gap-4">
            <Field
              label="Tags"
              hint="Separate ids with commas, spaces or lines."
              aside={formatQuantity(tags.length, 'tag')}
              error={error}
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
            </Field>
            <Button type="submit" variant="primary" pending={lookup.isPending} className="justify-self-start">
              Look up
            </Button>
          </form>
        </Card>
        <div aria-live="polite" className="grid min-w-0 gap-5">
          {lookup.isError ? (
            <LoadFailure
              title="The tags could not be looked up"
              error={lookup.error}
              onRetry={() => lookup.mutate(tags)}
              retrying={lookup.isPending}
            />
          ) : null}
          {lookup.data ? <LookupResult answer={lookup.data} /> : null}
          {!lookup.data && !lookup.isError ? (
            <p className="text-sm text-muted">Matched and unmatched tags appear here, ready to copy.</p>
          ) : null}
        </div>
      </div>
    </>
  );
}
