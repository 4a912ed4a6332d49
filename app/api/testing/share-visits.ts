import { isValidElement } from 'react';
import { openShare } from '@/app/s/[token]/actions';
import SharedPage, { generateMetadata } from '@/app/s/[token]/page';
import { makeShare } from '@/features/grants/make-grant';
import { shareOrderSchema } from '@/features/grants/orders';
import { rowOf as readRow } from '@/lib/access/grants/testing/stored-grant';
import type { SignedIn } from '@/lib/access/member';
import { makeMember } from '@/lib/access/testing/people';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import type { ShareOrder } from '@/lib/pages/shared-page';
import { getRuntime } from '@/lib/runtime/runtime';
import { sent } from '@/lib/testing/next/headers';

export const site = 'http://localhost:3000';
export const password = 'five green kettles';
export const statement = { page: '/reports/closing', search: 'month=2026-04&currency=USD' } as const;
let visits = 0;

/** An owner with a seller key, whose pages are shared. */
export async function makeOwner(): Promise<SignedIn> {
  const { db, vault } = await getRuntime();
  const owner = await makeMember(db);
  const { workspaceId } = owner;
  await addConnection(db, vault, { workspaceId, family: 'seller', key: 'sk_seller_key' });
  return owner;
}

/** Shares a page of a member. Returns its secret. */
export async function make(member: SignedIn, more: Partial<ShareOrder> = {}): Promise<string> {
  const { db, environment } = await getRuntime();
  const order = shareOrderSchema.parse({ name: 'Page', ...statement, ...more });
  const { url } = await makeShare({ db, mail: null }, member, order, environment);
  return url.slice(url.lastIndexOf('/') + 1);
}

export async function rowOf(token: string) {
  const row = await readRow((await getRuntime()).db, token);
  if (!row) throw new Error('There is no share.');
  return row;
}

/** What the page of a token sends to a browser: its title, and the values that its parts get. Each visit is of another network. */
export async function visit(token: string, network = `198.51.100.${visits++ % 200}`): Promise<string> {
  sent.headers['x-forwarded-for'] = network;
  const props = { params: Promise.resolve({ token }) };
  const metadata = await generateMetadata(props);
  const page = await SharedPage(props).catch((error: Error) => error.message);
  return JSON.stringify([metadata, isValidElement(page) ? page.props : page]);
}

export const isMissing = (text: string) => /"not found"\]$/.test(text);

/** Enters a password. Returns the form's message or the redirect. */
export async function enter(token: string, text: string, network = '192.0.2.1'): Promise<string> {
  sent.headers['x-forwarded-for'] = network;
  sent.headers.origin = site;
  const form = new FormData();
  form.set('token', token);
  form.set('password', text);
  return openShare({}, form).then(
    (state) => state.issues?.[0]?.message ?? state.message ?? '',
    (error: Error) => error.message,
  );
}
