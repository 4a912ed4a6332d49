import { afterAll, beforeAll, describe } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import type { Target } from './client';
import { type ServedTarget, serveTarget } from './serve-target';
import { discoverWorld, type World } from './world';

export type Subject = { target: Target; world: World };

const { CONFORMANCE_URL, CONFORMANCE_SELLER_KEY, CONFORMANCE_CREATOR_TOKEN } = process.env;

/** Runs tests against the server at CONFORMANCE_URL with its two keys, or against the platform on each database. */
export function eachTarget(title: string, tests: (subject: () => Subject) => void): void {
  if (CONFORMANCE_URL) {
    describe(`${title} of ${CONFORMANCE_URL}`, () =>
      tests(useSubject(async () => ({ target: readTarget(CONFORMANCE_URL), close: async () => {} }))));
    return;
  }
  eachDatabase(title, (database) => tests(useSubject(() => serveTarget(database().db))));
}

function readTarget(url: string): Target {
  if (!CONFORMANCE_SELLER_KEY || !CONFORMANCE_CREATOR_TOKEN) {
    throw new Error('CONFORMANCE_URL needs CONFORMANCE_SELLER_KEY and CONFORMANCE_CREATOR_TOKEN.');
  }
  return {
    url: url.replace(/\/+$/, ''),
    sellerKey: CONFORMANCE_SELLER_KEY,
    creatorToken: CONFORMANCE_CREATOR_TOKEN,
    otherSellerKey: process.env.CONFORMANCE_OTHER_SELLER_KEY || undefined,
    revokedKey: process.env.CONFORMANCE_REVOKED_KEY || undefined,
    revokedToken: process.env.CONFORMANCE_REVOKED_TOKEN || undefined,
  };
}

function useSubject(open: () => Promise<ServedTarget>): () => Subject {
  let subject: (Subject & ServedTarget) | undefined;
  beforeAll(async () => {
    const served = await open();
    subject = { ...served, world: await discoverWorld(served.target) };
  }, 120_000);
  afterAll(() => subject?.close());
  return () => {
    if (!subject) throw new Error('The server is there only while tests run.');
    return subject;
  };
}
