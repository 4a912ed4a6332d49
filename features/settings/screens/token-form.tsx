'use client';

import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { type FormAction, useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { later } from '@/components/ui/later';
import { Select } from '@/components/ui/select';
import { useLanguage } from '@/lib/language/use-language';
import type { Scope } from '@/lib/server/tokens/scopes';
import { ScopeChoice } from './scope-choice';

const ShownOnce = later(() => import('@/components/feedback/shown-once').then((module) => module.ShownOnce));

const choices = [7, 30, 90, 180, 365];

type Props = { scopes: readonly Scope[]; usualDays: number; action: FormAction };

/** Creates an API token and shows it once. */
export function TokenForm({ scopes, usualDays, action }: Props) {
  const { t } = useLanguage();
  const form = useForm({ action });
  return (
    <Card title={t('tokens.create.title')} description={t('tokens.create.description')}>
      <Form form={form} className="grid max-w-2xl gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <FormField
            name="name"
            label={t('tokens.create.name')}
            autoComplete="off"
            maxLength={100}
            required
          />
          <FormField name="days" label={t('tokens.create.expires')} defaultValue={String(usualDays)}>
            {(control) => (
              <Select
                {...control}
                options={choices.map((days) => ({
                  value: String(days),
                  label: t('tokens.create.days', { days }),
                }))}
              />
            )}
          </FormField>
        </div>
        <ScopeChoice scopes={scopes} />
        <div>
          <Button type="submit" variant="primary" pending={form.pending}>
            {t('tokens.create.button')}
          </Button>
        </div>
      </Form>
      {form.state.once ? (
        <ShownOnce copy={t('tokens.create.copy')} label={t('tokens.create.token')} text={form.state.once} />
      ) : null}
    </Card>
  );
}
