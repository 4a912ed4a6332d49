// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ImportPreview } from '@/features/desk/desk-shape';
import { visit } from '@/lib/testing/next/navigation';
import { press, showScreen } from '@/lib/testing/show-screen';
import { DeskScreen } from './desk-screen';
import { board, desk } from './testing/desk-answers';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const previewOf = (given: Partial<ImportPreview>): ImportPreview => ({
  added: 1,
  known: 0,
  repeated: 0,
  recruits: 1,
  fields: [],
  leftOut: [],
  examples: [{ name: 'Lea', stage: 'agreed', creator: null }],
  ...given,
});

function showDesk(preview: ImportPreview) {
  visit('/desk');
  return showScreen(<DeskScreen today="2026-11-20" manages />, {
    read: (path) => (path.startsWith('/api/desk/board') ? board : desk),
    write: (path) =>
      path.endsWith('previews') ? preview : { imported: preview.added, known: preview.known },
  });
}

it('says what an import would do, and imports only after that', async () => {
  const sent = showDesk(
    previewOf({
      added: 7,
      known: 2,
      recruits: 6,
      fields: [{ field: 'email', partners: 3 }],
      examples: [{ name: 'Lea', stage: 'agreed', creator: 'Lea Lind' }],
    }),
  );
  await press('Import partners');
  const file = screen.getByLabelText('Lines', { exact: false });
  fireEvent.change(file, { target: { value: 'Lea' } });
  await press('Check the file');
  const import7 = await screen.findByRole('button', { name: 'Import 7 partners', hidden: true });
  screen.getByText('7 partners are new: Lea (Agreed, creator Lea Lind), and 6 others');
  screen.getByText('Of these, with e-mail: 3');
  screen.getByText('2 lines are of partners on the desk. They stay as they are.');
  expect(sent).toEqual([{ path: 'POST /api/desk/imports/previews', body: { csv: 'Lea' } }]);
  // A change of the text needs another preview.
  fireEvent.change(file, { target: { value: 'Leo' } });
  await press('Check the file');
  expect(import7.isConnected).toBe(true);
  await press('Import 7 partners');
  await waitFor(() => expect(sent.at(-1)).toEqual({ path: 'POST /api/desk/imports', body: { csv: 'Leo' } }));
  expect(sent).toHaveLength(3);
});

it('shows what each column is read as, and lets its reader change that', async () => {
  const sent = showDesk(previewOf({}));
  await press('Import partners');
  const lines = screen.getByLabelText('Lines', { exact: false });
  fireEvent.change(lines, { target: { value: 'Name,Kontakt\nLea,lea@example.com' } });
  await press('Check the file');
  await screen.findByRole('button', { name: 'Import 1 partner', hidden: true });
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'name');
  const column = screen.getByLabelText('Kontakt');
  expect(column).toHaveProperty('value', '');
  screen.getByText('Such as lea@example.com');
  fireEvent.change(column, { target: { value: 'email' } });
  expect(column).toHaveProperty('value', 'email');
  // Another choice needs another preview, and the text stays as it was typed.
  await press('Check the file');
  const csv = '"Name","email"\nLea,lea@example.com';
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ path: 'POST /api/desk/imports/previews', body: { csv } }),
  );
  expect(lines).toHaveProperty('value', 'Name,Kontakt\nLea,lea@example.com');
});

it('reads one column as a name at most', async () => {
  showDesk(previewOf({}));
  await press('Import partners');
  const lines = screen.getByLabelText('Lines', { exact: false });
  fireEvent.change(lines, { target: { value: 'Name,Firma,E-Mail\nLea,Acme,lea@example.com' } });
  fireEvent.change(screen.getByLabelText('Firma'), { target: { value: 'email' } });
  expect(screen.getByLabelText('Firma')).toHaveProperty('value', 'email');
  expect(screen.getByLabelText('E-Mail')).toHaveProperty('value', '');
});
