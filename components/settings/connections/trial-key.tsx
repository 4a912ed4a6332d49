'use client';

import { useQuery } from '@tanstack/react-query';
import { useActionState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { later } from '@/components/ui/later';
import type { FormState } from '@/lib/http/form';
import { connectionsOptions } from '@/lib/query/connections';
import { families } from './families';

const ShownOnce = later(() => import('@/components/feedback/shown-once').then((module) => module.ShownOnce));

type Props = { action: (state: FormState, form: FormData) => Promise<FormState> };

/** Creates a key to try the API reference with, one for each kind of key that the workspace uses. */
export function TrialKey({ action }: Props) {
  const { data } = useQuery(connectionsOptions());
  const [state, submit, pending] = useActionState(action, {});
  const used = families.filter(({ family }) =>
    data?.connections.some((key) => key.family === family && key.inUse && !key.otherApi),
  );
  if (used.length === 0) return null;
  return (
    <Card
      title="API reference"
      description="Try requests there with a key that ends after 24 hours."
      actions={
        <ButtonLink href="/docs/api" size="sm" variant="ghost">
          Open API reference
        </ButtonLink>
      }
    >
      <form action={submit} className="flex flex-wrap gap-2">
        {used.map(({ family }) => (
          <Button key={family} type="submit" name="family" value={family} size="sm" disabled={pending}>
            Create trial {family} key
          </Button>
        ))}
      </form>
      {state.message ? <Banner tone="error" title={state.message} /> : null}
      {state.once ? <ShownOnce label="Trial key" text={state.once} copy="Copy key" /> : null}
    </Card>
  );
}
