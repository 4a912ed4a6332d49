import { queryOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { productsOptions, productsPerPage, toProductsInput } from '@/features/products/client/products';
import { productQuerySchema } from '@/features/products/product-query';
import { getQueryClient } from './client';
import { prefetchRead } from './prefetch-read';
import { readFrom } from './read-from';

const schema = z.object({ q: z.string().max(5), limit: z.string().transform(Number) });
const options = (path: string) => queryOptions({ queryKey: ['test'], ...readFrom<string>(path) });

it('answers the query of the path that the browser reads', async () => {
  const client = getQueryClient();
  const read = async ({ q, limit }: z.output<typeof schema>) => `${q} ${limit + 1}`;
  await prefetchRead(client, options('/api/test?q=a%3Fb&limit=7'), schema, read);
  expect(client.getQueryData(options('').queryKey)).toBe('a?b 8');
});

it.each(['/api/test?q=too-long&limit=7', '/api/test?q=a&limit=7&other=1', '/api/test'])(
  'leaves %s to the browser',
  async (path) => {
    const client = getQueryClient();
    const read = vi.fn();
    await prefetchRead(client, options(path), schema, read);
    expect(read).not.toHaveBeenCalled();
    expect(client.getQueryCache().getAll()).toEqual([]);
  },
);

it('asks for as many rows as the browser does', async () => {
  const read = vi.fn().mockRejectedValue(new Error('not needed'));
  const input = toProductsInput({ q: 'rice' }, { from: '2026-06-01', to: '2026-06-28' }, null);
  await prefetchRead(getQueryClient(), productsOptions(input), productQuerySchema, read);
  expect(read).toHaveBeenCalledWith(
    expect.objectContaining({ q: 'rice', offset: 0, limit: productsPerPage }),
  );
});
