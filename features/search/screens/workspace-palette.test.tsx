// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildNavigation } from '@/components/layout/navigation';
import { showOverlay } from '@/components/layout/overlay-store';
import { render } from '@/lib/testing/render';
import { WorkspacePalette } from './workspace-palette';

const navigation = buildNavigation({
  seller: false,
  creator: true,
  role: 'analyst',
  creatorEarnings: false,
  operator: false,
  says: [],
  several: false,
});

afterEach(() => {
  act(() => showOverlay(null));
  cleanup();
});

it('keeps what is typed before its code is loaded', async () => {
  render(<WorkspacePalette navigation={navigation} rights={[]} />);
  act(() => showOverlay('palette'));
  const waiting = screen.getByRole('textbox');
  expect(document.activeElement).toBe(waiting);
  fireEvent.change(waiting, { target: { value: 'hist' } });
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  expect(field.value).toBe('hist');
  expect(document.activeElement).toBe(field);
  expect(waiting.isConnected).toBe(false);
});
