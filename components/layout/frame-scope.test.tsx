// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readToasts } from '@/components/ui/toast';
import { render } from '@/lib/testing/render';
import { FrameScopeProvider, SameScope } from './frame-scope';

const reload = vi.fn();
beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  reload.mockClear();
  sessionStorage.clear();
});

const tab = (scope: string, page = scope) => (
  <FrameScopeProvider scope={scope} workspace={scope.slice(0, 4)}>
    <SameScope scope={page}>People in {page}</SameScope>
  </FrameScopeProvider>
);
const own = 'corp/ada/owner';

it.each(['next/ada/owner', 'corp/bob/owner', 'corp/ada/creator'])(
  'never shows a page of %s in a frame of corp/ada/owner, and says so after a reload',
  (page) => {
    const { rerender } = render(tab(own));
    expect(screen.getByText(`People in ${own}`)).toBeDefined();
    rerender(tab(own, page));
    expect(screen.queryByText(`People in ${page}`)).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
    cleanup();
    render(tab(page));
    expect(screen.getByText(`People in ${page}`)).toBeDefined();
    expect(readToasts().at(-1)?.title).toBe(`This tab now shows ${page.slice(0, 4)}`);
    expect(reload).toHaveBeenCalledOnce();
  },
);
