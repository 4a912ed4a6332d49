'use client';

import { Form } from '@/components/form/form';
import { type FormAction, useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { useLanguage } from '@/lib/language/use-language';

const ShownOnce = later(() => import('@/components/feedback/shown-once').then((module) => module.ShownOnce));

type Props = { userId: string; name: string; makeLink: FormAction };

/** Creates a password reset link for a member. */
export function ResetLink({ userId, name, makeLink }: Props) {
  const { t } = useLanguage();
  const form = useForm({ action: makeLink });
  const { once, message } = form.state;
  return (
    <div className={once || message ? 'w-full' : undefined}>
      <Form form={form} hidden={{ userId }} className="grid justify-items-start gap-2">
        <Button
          type="submit"
          size="sm"
          variant="ghost"
          pending={form.pending}
          aria-label={t('members.reset.named', { name })}
        >
          {t('members.reset.button')}
        </Button>
      </Form>
      {once ? (
        <ShownOnce copy={t('links.copyLink')} label={t('members.reset.link', { name })} text={once} />
      ) : null}
    </div>
  );
}
