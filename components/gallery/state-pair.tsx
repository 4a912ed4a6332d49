import type { ReactNode } from 'react';

export type Theme = 'light' | 'dark';

type Props = {
  title: string;
  /** Called once per theme. Region names include the theme, because the page shows both. */
  children: (theme: Theme) => ReactNode;
};

/** One state of a component, in the light and dark theme. */
export function StatePair({ title, children }: Props) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-sm font-semibold">{title}</h2>
      <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-4">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="flex min-w-0 flex-wrap items-center gap-3 rounded border border-border bg-background p-4 text-text *:max-w-full"
          >
            {children(theme)}
          </div>
        ))}
      </div>
    </section>
  );
}
