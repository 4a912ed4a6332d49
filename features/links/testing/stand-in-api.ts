import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@/lib/base/failure';
import type { OperationId } from '@/lib/contract/paths';
import { type LinkRequest, linkRequestSchema } from '@/lib/contract/resources/link';
import type { Call } from '@/lib/gateway/call';

type Fault = (request: LinkRequest, nth: number) => 'before' | 'after' | Failure | undefined;

/**
 * A fake API for faults that a real one does not have on demand. `before`: the response is lost and no link was
 * created; `after`: it is lost although one was. The same request returns the same link. `holdAfter`: it answers so many
 * requests, and the others once `release()` is called.
 */
export function createStandInApi(options: { fault?: Fault; latencyMs?: number; holdAfter?: number } = {}) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const links = new Map<string, string>();
  const requests: LinkRequest[] = [];
  const make = (request: LinkRequest): string => {
    const key = JSON.stringify(request);
    const id = links.get(key) ?? `L${links.size + 1}`;
    links.set(key, id);
    return id;
  };
  const answer = async (id: OperationId, input: { body?: unknown }) => {
    if (id !== 'createLink') throw new Error(`${id} is not stood in for.`);
    const request = linkRequestSchema.parse(input.body);
    requests.push(request);
    const nth = requests.length;
    await sleep(options.latencyMs ?? 0);
    if (nth > (options.holdAfter ?? Number.POSITIVE_INFINITY)) await released;
    const fault = options.fault?.(request, nth);
    if (fault instanceof Failure) throw fault;
    if (fault === 'before') throw new Failure('upstream_timeout', 'The API did not answer in time.');
    const linkId = make(request);
    if (fault === 'after') throw new Failure('upstream_unavailable', 'The API cannot be reached.');
    const url = `https://links.example/l/${linkId}`;
    const marketplace = request.product.marketplace ?? 'marketplace.com';
    return { id: linkId, type: 'product', marketplace, url, mobileOptimizedUrl: `${url}?app=1` };
  };
  return { call: answer as Call, requests, links, release };
}
