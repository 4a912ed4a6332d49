'use client';

import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { useMakeResetLink } from '@/features/people/client/members';
import { useLanguage } from '@/lib/language/use-language';

const ShownOnce = later(() => import('@/components/feedback/shown-once').then((module) => module.ShownOnce));

/** Creates a password reset link for a member. */
export function ResetLink({ userId, name }: { userId: string; name: string }) {
  const { t } = useLanguage();
  const make = useMakeResetLink();
  return (
    <div className={make.data || make.error ? 'w-full' : undefined}>
      <Button
        size="sm"
        variant="ghost"
        pending={make.isPending}
        aria-label={t('members.reset.named', { name })}
        onClick={() => make.mutate(userId)}
      >
        {t('members.reset.button')}
      </Button>
      {make.error ? (
        <p role="alert" className="text-xs text-negative">
          {make.error.message}
        </p>
      ) : null}
      {make.data ? (
        <ShownOnce
          copy={t('links.copyLink')}
          label={t('members.reset.link', { name })}
          text={make.data.link}
        />
      ) : null}
    </div>
  );
}
