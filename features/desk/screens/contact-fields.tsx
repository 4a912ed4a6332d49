'use client';

import { FormField } from '@/components/form/form-field';
import { deskLimits, type Partner } from '@/features/desk/desk-shape';
import { useLanguage } from '@/lib/language/use-language';

/** How to reach a partner. */
export function ContactFields({ partner }: { partner?: Partner }) {
  const { t } = useLanguage();
  return (
    <>
      <FormField
        name="email"
        label={t('desk.form.email')}
        type="email"
        defaultValue={partner?.email ?? ''}
        maxLength={deskLimits.email}
        autoComplete="off"
        optional
      />
      <FormField
        name="handle"
        label={t('desk.form.handle')}
        defaultValue={partner?.handle ?? ''}
        maxLength={deskLimits.handle}
        autoComplete="off"
        optional
      />
      <FormField
        name="link"
        label={t('desk.form.link')}
        type="url"
        defaultValue={partner?.link ?? ''}
        maxLength={deskLimits.link}
        autoComplete="off"
        optional
        className="sm:col-span-2"
      />
    </>
  );
}
