// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Installation, WorkspaceState } from '@/features/installation/installation-shape';
import { visit } from '@/lib/testing/next/navigation';
import { press, showScreen } from '@/lib/testing/show-screen';
import { InstallationScreen } from './installation-screen';

beforeEach(() => visit('/settings/installation'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = new Date(Date.now() - 2.5 * 3_600_000).toISOString();
const noJobs = { running: 0, abandoned: 0, stopped: 0 };
const noMessages = { waiting: 0, oldest: null, failed: 0 };

const well: WorkspaceState = {
  id: 'w1',
  name: 'Corner shop',
  members: 3,
  refresh: { kind: 'refresh', state: 'complete', problem: null, at },
  work: [],
  jobs: noJobs,
  keys: [],
  messages: noMessages,
};
const ill: WorkspaceState = {
  id: 'w2',
  name: 'Harbor',
  members: 1,
  refresh: { kind: 'refresh', state: 'failed', problem: 'The API is unavailable.', at },
  work: [{ kind: 'report-schedules', state: 'failed', problem: null, at }],
  jobs: { running: 1, abandoned: 0, stopped: 2 },
  keys: [{ family: 'seller', rejectedAt: at }],
  messages: { waiting: 4, oldest: at, failed: 1 },
};
const installation: Installation = {
  version: '0.4.0',
  node: '20.20.2',
  database: { kind: 'pglite', version: '18.3', bytes: 45_300_000, migrations: { applied: 43, pending: 0 } },
  disk: { used: 210_000_000, complete: true, free: 45_300_000_000, total: 80_000_000_000 },
  backupAt: at,
  unreadable: [],
  work: [],
  jobs: ill.jobs,
  messages: ill.messages,
  total: 2,
  workspaces: [ill, well],
};

const show = (given: Partial<Installation> = {}) =>
  showScreen(<InstallationScreen />, {
    read: () => ({ ...installation, ...given }),
    write: () => {
      throw new Error('The screen changes nothing.');
    },
  });

const factOf = (term: string) => screen.getByText(term).parentElement?.textContent;
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

it('shows versions, sizes in units for people, and the age of the backup', async () => {
  show();
  expect(await screen.findByText('20.20.2')).toBeTruthy();
  expect(factOf('Database')).toBe('DatabasePGlite, Postgres 18.3');
  expect(factOf('Migrations')).toBe('Migrations43 applied');
  expect(factOf('Size of the database')).toMatch(/45\.3 MB$/);
  expect(factOf('Free disk space')).toBe('Free disk space45.3 GB of 80.0 GB');
  expect(factOf('Newest backup')).toBe('Newest backup2 hr ago');
  expect(screen.getByText(/no amounts, sales, products or creators/)).toBeTruthy();
});

it('says what is missing, and leaves out what a Postgres looks after', async () => {
  show({ backupAt: null });
  expect(await screen.findByText('None yet')).toBeTruthy();
  cleanup();
  const database = {
    ...installation.database,
    kind: 'citus',
    migrations: { applied: 42, pending: 1 },
  } as const;
  show({ disk: null, backupAt: null, database });
  expect(await screen.findByText('1 missing')).toBeTruthy();
  expect(screen.getByText('Size of the coordinator’s database')).toBeTruthy();
  expect(screen.queryByText('Newest backup')).toBeNull();
  expect(screen.queryByText('Free disk space')).toBeNull();
});

it('shows each workspace, and why its work fails if the reason names nothing of it', async () => {
  show({ work: [{ kind: 'maintenance', state: 'failed', problem: 'The work ended unexpectedly.', at }] });
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Harbor', 'Corner shop']);
  const harbor = rowOf('Harbor');
  for (const text of ['Failed', 'The API is unavailable.', '1 running', '2 stopped', '1 not sent in 7 days'])
    expect(harbor.getByText(text), text).toBeTruthy();
  expect(harbor.getByText(/^4 waiting/).textContent).toBe('4 waiting, the oldest made 2 hr ago');
  expect(harbor.getByText(/^Seller key/).textContent).toBe('Seller key rejected 2 hr ago');
  expect(harbor.getByText(/^Scheduled reports failed/).textContent).toMatch(/Settings → Data\.$/);
  expect(rowOf('Corner shop').getByText('Complete')).toBeTruthy();
  expect(screen.getByText('Failed work of the server')).toBeTruthy();
  expect(screen.getByText(/^Maintenance failed/).textContent).toMatch(/ended unexpectedly\.$/);
});

it('says what cannot be read, and that a size is not of everything', async () => {
  show({ disk: null, backupAt: null, unreadable: ['disk', 'backups'] });
  expect(await screen.findAllByText('Cannot be read')).toHaveLength(3);
  expect(screen.queryByText('None yet')).toBeNull();
  cleanup();
  show({ disk: { used: 210_000_000, complete: false, free: 45_300_000_000, total: 80_000_000_000 } });
  expect(await screen.findByText(/^At least 210/)).toBeTruthy();
});

it('names each kind of work of the server', async () => {
  const words = {
    'grant-endings': 'Mails about ending grants',
    'week-mails': 'Weekly mails',
    maintenance: 'Maintenance',
  };
  const work = Object.keys(words).map((kind) => ({ kind, state: 'failed' as const, problem: null, at }));
  show({ work });
  for (const text of Object.values(words)) await screen.findByText(new RegExp(`^${text} failed`));
});

it('shows many workspaces a page at a time, and says where the list ends', async () => {
  const workspaces = Array.from({ length: 120 }, (_, at) => ({ ...well, id: `${at}`, name: `Shop ${at}` }));
  show({ workspaces, total: 900 });
  expect(await screen.findByText('The first 120 of 900. Those with a problem come first.')).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(50);
  expect(screen.getByRole('status').textContent).toBe('50 of 120 shown');
  await press('Show more');
  expect(screen.getByRole('status').textContent).toBe('100 of 120 shown');
  await press('Show more');
  expect(screen.getAllByRole('rowheader')).toHaveLength(120);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says what an empty list will show, and that the state could not be loaded', async () => {
  show({ workspaces: [], total: 0 });
  expect(await screen.findByText(/No workspaces yet/)).toBeTruthy();
  cleanup();
  showScreen(<InstallationScreen />, {
    read: () => {
      throw new Error('The server is away.');
    },
    write: () => null,
  });
  expect(await screen.findByText('The state of this installation could not be loaded')).toBeTruthy();
});
