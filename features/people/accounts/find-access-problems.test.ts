import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createWorkspace } from '@/lib/access/create-workspace';
import { createUser, signUp } from '@/lib/access/sign-up';
import { readEnvironment } from '@/lib/base/environment';
import { eachDatabase } from '@/lib/testing/databases';
import { readLog } from '@/lib/testing/log-lines';
import { findAccessProblems } from './find-access-problems';

eachDatabase('what keeps people out', (database) => {
  const find = (values: Record<string, string>) =>
    findAccessProblems(database().db, readEnvironment({ NODE_ENV: 'test', ...values }));
  const password = 'correct horse battery';
  const sso = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'deck', OIDC_CLIENT_SECRET: 'secret' };

  it('reports closed sign-up without any account', async () => {
    const { db } = database();
    const ownerId = await createUser(db, { name: 'Demo visitor', email: `${randomUUID()}@example.com` });
    await createWorkspace(db, { name: 'Demo', ownerId, demo: true });
    const closed = { DEMO: 'off' };
    expect(await find(closed)).toEqual([expect.stringMatching(/^Nobody has an account.*ADMIN_EMAIL/)]);
    expect(await find({})).toEqual([]);
    expect(await find({ ...closed, SIGN_UP: 'open' })).toEqual([]);
    expect(await find({ ...closed, ...sso })).toHaveLength(1);
    expect(await find({ ...closed, ...sso, SIGN_UP: 'open', PASSWORD_SIGN_IN: 'off' })).toEqual([]);
    await createUser(db, { name: 'Ada', email: `${randomUUID()}@example.com` });
    expect(await find(closed)).toEqual([]);
  });

  it('reports an ADMIN_PASSWORD that differs from the account’s', async () => {
    const email = `${randomUUID()}@example.com`;
    await signUp(database().db, { name: 'Ada', email, password }, { workspaceName: 'Home' });
    const admin = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
    expect(await find(admin)).toEqual([]);
    const [problem, ...more] = await find({ ...admin, ADMIN_PASSWORD: 'another horse battery' });
    expect(more).toEqual([]);
    expect(problem).toMatch(/^ADMIN_PASSWORD is ignored/);
    expect(problem).toContain(`npm run accounts -- reset ${email}`);
  });

  it('reports a proxy that makes all visitors look the same', async () => {
    const https = { APP_URL: 'https://deck.example' };
    expect(await find(https)).toEqual([expect.stringMatching(/^TRUST_PROXY is off/)]);
    expect(await find({ ...https, TRUST_PROXY: 'on' })).toEqual([]);
  });

  it('reports a missing OIDC_WORKSPACE', async () => {
    readLog();
    const { db } = database();
    const name = `Team ${randomUUID()}`;
    expect(await find({ ...sso, OIDC_WORKSPACE: name })).toEqual([expect.stringMatching(/^OIDC_WORKSPACE/)]);
    const ownerId = await createUser(db, { name: 'Ada', email: `${randomUUID()}@example.com` });
    await createWorkspace(db, { name, ownerId });
    expect(await find({ ...sso, OIDC_WORKSPACE: name })).toEqual([]);
  });
});
