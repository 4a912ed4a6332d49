'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { setRulesMutation } from '@/features/grants/client/grants';
import { grantRulesOptions } from '@/lib/client/grant-rules';
import { readTyped } from '@/lib/language/format/typed-text';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

/** What an owner allows of new tokens, live addresses and shared pages. */
export function RulesCard() {
  const { t } = useLanguage();
  const { data: rules } = useQuery(grantRulesOptions());
  const { mutateAsync: change } = useMutation(setRulesMutation(useQueryClient()));
  const form = useForm({
    send: async (sent) => {
      const longestDays = Number(readTyped(readField(sent, 'longestDays')));
      await change({ secondFactor: sent.has('secondFactor'), longestDays });
      return { done: t('grants.rules.done') };
    },
  });
  if (!rules) return null;
  return (
    <Card title={t('grants.rules.title')} description={t('grants.rules.description')}>
      <Form
        key={`${rules.secondFactor} ${rules.longestDays}`}
        form={form}
        className="grid max-w-sm gap-4 sm:[&_input[inputmode]]:h-10"
      >
        <CheckboxField
          name="secondFactor"
          defaultChecked={rules.secondFactor}
          label={t('grants.rules.secondFactor')}
        />
        <FormField
          name="longestDays"
          label={t('grants.rules.longestDays')}
          hint={t('grants.rules.longestHint')}
          defaultValue={String(rules.longestDays)}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit" pending={form.pending}>
            {t('grants.rules.button')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
