'use client';

import { type FormEvent, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { fetchJson } from '@/lib/client/fetch-json';
import { useLanguage } from '@/lib/language/use-language';

/** Starts single sign-on through next-auth's endpoint, which needs a CSRF token. */
export function SingleSignOn({ callbackUrl }: { callbackUrl: string }) {
  const { t } = useLanguage();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setState('leaving');
    try {
      const { csrfToken } = await fetchJson<{ csrfToken: string }>('/api/auth/csrf');
      const field = form.elements.namedItem('csrfToken');
      if (field instanceof HTMLInputElement) field.value = csrfToken;
      form.submit();
    } catch {
      setState('failed');
    }
  };
  return (
    <form method="post" action="/api/auth/signin/oidc" onSubmit={leave} className="grid gap-2">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <input type="hidden" name="csrfToken" defaultValue="" />
      {state === 'failed' ? <Banner tone="error" title={t('auth.signIn.unreachable')} /> : null}
      <Button type="submit" pending={state === 'leaving'} className="h-10 w-full">
        {t('auth.signIn.sso')}
      </Button>
    </form>
  );
}
