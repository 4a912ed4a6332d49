import type { ReactNode } from 'react';
import { readChosenLanguage } from '@/app/_server/language';
import { BrandMark } from '@/components/layout/brand-mark';
import { AuthAside } from '@/features/people/screens/auth-aside';
import { LanguageChoice } from '@/features/people/screens/language-choice';

export default async function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main className="flex flex-col px-6 py-8 sm:px-10">
        <div className="flex items-center gap-2.5 text-base font-semibold">
          <BrandMark className="size-7" />
          Partnerdeck
        </div>
        <div className="m-auto w-full max-w-[360px] py-10">{children}</div>
        <LanguageChoice chosen={await readChosenLanguage()} className="w-56 self-center" />
      </main>
      <AuthAside />
    </div>
  );
}
