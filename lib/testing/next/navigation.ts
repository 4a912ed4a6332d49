import { vi } from 'vitest';

/** As `next/navigation`, which Vitest resolves to this file. The address is that of the window. */
export const usePathname = () => window.location.pathname;
export const useSearchParams = () => new URLSearchParams(window.location.search);

/** Where a component leads to. */
export const router = { push: vi.fn(), replace: vi.fn() };
export const useRouter = () => router;

export const redirect = (path: string) => {
  throw new Error(`redirect ${path}`);
};
export const notFound = () => {
  throw new Error('not found');
};

/** Opens an address of this site, without loading it. */
export const visit = (address: string) => window.history.replaceState(null, '', address);
