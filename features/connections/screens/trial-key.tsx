'use client';

import { useQuery } from '@tanstack/react-query';
import { Form } from '@/components/form/form';
import { type FormAction, useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { later } from '@/components/ui/later';
import { connectionsOptions } from '@/lib/client/connections';
import { useLanguage } from '@/lib/language/use-language';
import { families } from './families';

const ShownOnce = later(() => import('@/components/feedback/shown-once').then((module) => module.ShownOnce));

/** Creates trial keys for the API reference, one for each kind of key that the workspace uses. */
export function TrialKey({ action }: { action: FormAction }) {
  const { t } = useLanguage();
  const { data } = useQuery(connectionsOptions());
  const form = useForm({ action });
  const used = families.filter((family) =>
    data?.connections.some((key) => key.family === family && key.inUse && !key.otherApi),
  );
  if (used.length === 0) return null;
  return (
    <Card
      title={t('pages.apiReference')}
      description={t('connections.trial.description')}
      actions={
        <ButtonLink href="/docs/api" size="sm" variant="ghost">
          {t('connections.trial.open')}
        </ButtonLink>
      }
    >
      <Form form={form} className="flex flex-wrap gap-2">
        {used.map((family) => (
          <Button key={family} type="submit" name="family" value={family} size="sm" disabled={form.pending}>
            {t(`connections.${family}.trial`)}
          </Button>
        ))}
      </Form>
      {form.state.once ? (
        <ShownOnce
          label={t('connections.trial.key')}
          text={form.state.once}
          copy={t('connections.trial.copy')}
        />
      ) : null}
    </Card>
  );
}
