import { join } from 'node:path';
import { signUp } from '@/lib/access/sign-up';
import { openDatabase } from '@/lib/server/db/open-database';
import { findFreePort } from '@/lib/testing/free-port';
import { type Member, signIn } from './member';
import { startDashboard } from './serve-dashboard';

const account = { name: 'Neighbor', email: 'neighbor@example.com', password: 'correct horse battery staple' };
const addresses = { member: '198.51.100.1', neighbor: '198.51.100.2' };

/** A dashboard with two workspaces, each with a member. */
export type Neighbors = {
  url: string;
  /** The one who keeps the server busy. */
  member: Member;
  /** The one who is measured. */
  neighbor: Member;
  /** The longest delay of the server's event loop since the last call, in milliseconds. */
  takeLongestDelay: () => Promise<number>;
  close: () => Promise<void>;
};

/** Starts the dashboard. The member who keeps it busy is `owner`, otherwise a visitor of the demo. */
export async function serveNeighbors(
  settings: Record<string, string> = {},
  owner?: { email: string; password: string },
): Promise<Neighbors> {
  const port = await findFreePort();
  const own = { HOST: '127.0.0.1', METRICS_PORT: String(port), TRUST_PROXY: 'on' };
  const { url, close } = await startDashboard({ ...own, ...settings }, addNeighbor);
  try {
    const member = await signIn(url, addresses.member, owner);
    const neighbor = await signIn(url, addresses.neighbor, account);
    return { url, member, neighbor, takeLongestDelay: () => takeLongestDelay(port), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function addNeighbor(folder: string): Promise<void> {
  const { db, close } = await openDatabase({ folder: join(folder, 'app') });
  await signUp(db, account, { workspaceName: 'Next door' });
  await close();
}

/** Each scrape of the metrics begins a new interval. */
async function takeLongestDelay(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1_000;
}
