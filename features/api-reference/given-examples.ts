import recorded from './examples.json';

const id = '00000000-0000-4000-8000-000000000001';
/** Secrets of examples have the form of real ones, and say that they are none. */
const signingSecret = 'whsec_EXAMPLE+EXAMPLE+EXAMPLE+EXAMPLE+EXAMPLE+EXA=';
const appSecret = 'EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAM';
const challenge = 'EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXA';
const codes = ['aaaa-bbbb-cccc-dddd-eeee-ffff', 'gggg-hhhh-jjjj-kkkk-mmmm-nnnn'];
const at = '2026-01-20T12:00:00.000Z';

const sync = recorded['DELETE /api/ledger/sync'];
const progress = {
  ...sync,
  state: 'running',
  reason: null,
  finishedAt: null,
  sources: sync.sources.slice(0, 1),
};

const statement = recorded['GET /api/ledger/statements'];
const { reports, bonus } = statement.receipts;
const windows = { total: 1, ok: 1, missing: 0, pending: 0 };
const complete = {
  state: 'complete',
  windows,
  gaps: [],
  loadedEarly: [],
  settled: 1,
  asOf: at,
  stale: false,
};
const closed = {
  ...statement,
  state: 'closed',
  closing: {
    id,
    month: statement.month,
    currency: 'USD',
    closedAt: at,
    closedBy: 'Ada',
    note: null,
    newest: true,
  },
  obstacle: { code: 'closed', month: null, message: 'Oct 2025 is closed already.' },
  fresh: { ...statement.fresh, receipt: { ...statement.fresh.receipt, ...complete } },
  receipts: { reports: { ...reports, ...complete }, bonus: { ...bonus, ...complete } },
  basis: {
    complete: true,
    rows: statement.basis.rows.map((part) => ({ ...part, state: 'complete', gaps: [], loadedEarly: [] })),
    lists: statement.basis.lists,
    unknownValues: [],
  },
};

/**
 * Examples of answers that the recording cannot make, such as secrets, or that differ each time, by operation. Prism checks
 * them like the recorded ones.
 */
export const givenExamples: Readonly<Record<string, unknown>> = {
  'DELETE /api/groups/{id}/members': { removed: 1 },
  'GET /api/installation': {
    version: '0.4.0',
    node: '20.20.2',
    database: {
      kind: 'pglite',
      version: '18.3',
      bytes: 45_300_000,
      migrations: { applied: 43, pending: 0 },
    },
    disk: { used: 210_000_000, complete: true, free: 45_300_000_000, total: 80_000_000_000 },
    backupAt: at,
    unreadable: [],
    work: [],
    jobs: { running: 1, abandoned: 0, stopped: 0 },
    messages: { waiting: 0, oldest: null, failed: 1 },
    total: 1,
    workspaces: [
      {
        id,
        name: 'Home',
        members: 2,
        refresh: { kind: 'refresh', state: 'failed', problem: 'The API is unavailable.', at },
        work: [{ kind: 'alerts', state: 'failed', problem: null, at }],
        jobs: { running: 1, abandoned: 0, stopped: 0 },
        keys: [{ family: 'seller', rejectedAt: at }],
        messages: { waiting: 0, oldest: null, failed: 1 },
      },
    ],
  },
  'GET /api/ledger/sync': `event: progress\ndata: ${JSON.stringify(progress)}\n\n`,
  'PATCH /api/links/batches/{id}': {
    ...recorded['GET /api/links/batches/{id}'],
    state: 'paused',
    startedAt: at,
  },
  'POST /api/alert-channels': { id, secret: signingSecret },
  'POST /api/alert-channels/{id}/secret': { secret: signingSecret },
  'POST /api/alert-channels/{id}/tests': {
    id,
    rule: null,
    state: 'delivered',
    status: 204,
    problem: null,
    at,
    nextAt: null,
  },
  'POST /api/alert-deliveries/{id}/attempts': {
    id,
    rule: 'Sales of a week',
    state: 'failed',
    status: null,
    problem: 'timeout',
    at,
    nextAt: null,
  },
  'POST /api/closings': [closed],
  'PUT /api/closings/{id}/invoice': {
    ...closed,
    invoices: [
      {
        brand: null,
        name: null,
        amount: '12.30',
        reference: 'INV-1',
        expected: '12.34',
        difference: '-0.04',
        matches: false,
      },
    ],
  },
  'POST /api/groups/{id}/members': { added: 2, unknown: 0 },
  'POST /api/connections/trial-keys': { key: 'EXAMPLE' },
  'POST /api/mail/tests': { to: 'ada@example.com' },
  'POST /api/members/{id}/password-resets': { link: 'https://partnerdeck.example/reset/…' },
  'POST /api/report-schedules': { id },
  'POST /api/report-schedules/previews': {
    subject: 'Sales by brand, Jan 13 – 19',
    html: '<!doctype html><html lang="en">…</html>',
    files: ['sales-by-brand-2026-01-13-2026-01-19.csv'],
  },
  'POST /api/second-factor/app': {
    secret: appSecret,
    url: `otpauth://totp/Partnerdeck:ada%40example.com?issuer=Partnerdeck&secret=${appSecret}&algorithm=SHA1&digits=6&period=30`,
  },
  'POST /api/workspaces/copies': {
    preview: false,
    kinds: [
      { kind: 'alertRules', copied: 3, skipped: [] },
      {
        kind: 'goals',
        copied: 1,
        skipped: [{ reason: 'missing', count: 1, names: ['Sales in USD, Q1 2026'] }],
      },
    ],
  },
  'PUT /api/second-factor/app': { codes },
  'POST /api/second-factor/passkeys/options': {
    rp: { id: 'partnerdeck.example', name: 'Partnerdeck' },
    user: { id: 'EXAMPLE', name: 'ada@example.com', displayName: 'Ada' },
    challenge,
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 60_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  },
  'POST /api/second-factor/passkeys': { codes },
  'POST /api/second-factor/codes': { codes },
  'POST /api/second-factor/challenges': {
    rpId: 'partnerdeck.example',
    challenge,
    timeout: 60_000,
    userVerification: 'preferred',
    allowCredentials: [{ id: 'EXAMPLE', type: 'public-key', transports: ['internal'] }],
  },
};
