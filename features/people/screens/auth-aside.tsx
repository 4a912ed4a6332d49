'use client';

import { useLanguage } from '@/lib/language/use-language';

const bars = [34, 41, 38, 52, 49, 61, 46, 58, 66, 60, 73, 69, 82, 78, 64, 88, 84, 97];

const claims = ['counted', 'currencies', 'keys'] as const;

/** A description of Partnerdeck next to the form. The chart is only decoration. */
export function AuthAside() {
  const { t } = useLanguage();
  return (
    <aside className="hidden flex-col justify-center gap-10 border-l border-border bg-surface px-14 py-12 lg:flex xl:px-20">
      <div className="max-w-[520px]">
        <p className="text-xl font-semibold text-balance">{t('auth.aside.title')}</p>
        <svg viewBox="0 0 520 150" aria-hidden="true" className="mt-8 w-full">
          {[30, 70, 110].map((y) => (
            <line key={y} x1="0" x2="520" y1={y} y2={y} className="stroke-border" strokeDasharray="2 4" />
          ))}
          {bars.map((height, index) => (
            <rect
              key={height}
              x={index * 29 + 2}
              y={145 - height * 1.35}
              width="21"
              height={height * 1.35}
              rx="3"
              className={index > 14 ? 'fill-accent' : 'fill-accent-solid'}
              opacity={index > 14 ? 0.35 : 1}
            />
          ))}
          <line x1="0" x2="520" y1="146" y2="146" className="stroke-border" />
        </svg>
      </div>
      <dl className="grid max-w-[520px] gap-5">
        {claims.map((claim) => (
          <div key={claim} className="grid gap-0.5">
            <dt className="text-base font-semibold">{t(`auth.aside.${claim}.title`)}</dt>
            <dd className="text-sm text-muted">{t(`auth.aside.${claim}.text`)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
