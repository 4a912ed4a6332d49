import type { Page } from 'playwright/test';
import type { FailureBody } from '../lib/base/failure';

type ReadFailure = Pick<FailureBody, 'status' | 'code' | 'message'>;

export const refusedKey: ReadFailure = {
  status: 424,
  code: 'key_refused',
  message: 'The API rejected your seller key.',
};

export const apiDown: ReadFailure = {
  status: 502,
  code: 'upstream_failed',
  message: 'The API answered with an error.',
};

/** Responds to a page's requests with a failure that only a failing API causes. */
export async function failReads(page: Page, path: string, failure: ReadFailure): Promise<void> {
  await page.route(`**${path}*`, (route) =>
    route.fulfill({
      status: failure.status,
      json: { ...failure, issues: [], requestId: '00000000-0000-4000-8000-000000000000' },
    }),
  );
}

export async function mendReads(page: Page, path: string): Promise<void> {
  await page.unroute(`**${path}*`);
}
