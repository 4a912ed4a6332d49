import { configure, render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { en } from '@/lib/language/messages/en';
import { LanguageProvider } from '@/lib/language/use-language';

/** A busy machine may take seconds to load a part that is loaded on demand. */
configure({ asyncUtilTimeout: 60_000 });

/** A wrapper for components that another function renders. */
export const English = ({ children }: { children: ReactNode }) => (
  <LanguageProvider locale="en-US" messages={en}>
    {children}
  </LanguageProvider>
);

/** Renders a component in American English. */
export const render = (element: ReactNode) => renderAlone(element, { wrapper: English });
