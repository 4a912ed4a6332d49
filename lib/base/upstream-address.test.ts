import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { resolveTo } from './testing/resolve-to';
import { createUpstreamLookup, findUpstreamProblem, isPlainHttp } from './upstream-address';

describe('findUpstreamProblem', () => {
  it.each([
    'https://api.example',
    'https://api.example/v1',
    'https://10.0.0.7:8443',
    'https://[fd12:3456::1]',
    'https://[64:ff9b::808:808]',
    'http://localhost:4010',
    'http://127.0.0.1:4010',
    'https://metadata.example.com',
  ])('takes %s', (url) => expect(findUpstreamProblem(url)).toBeUndefined());

  it.each([
    ['https://user@api.example', /user name or password/],
    ['https://:secret@api.example', /user name or password/],
    ['https://api.example/?key=1', /query or fragment/],
    ['https://api.example/?', /query or fragment/],
    ['https://api.example/#top', /query or fragment/],
    ['http://169.254.169.254', /link-local or metadata/],
    ['http://169.254.0.1/latest', /link-local or metadata/],
    ['http://2852039166', /link-local or metadata/],
    ['http://0xA9FEA9FE', /link-local or metadata/],
    ['http://0251.0376.0251.0376', /link-local or metadata/],
    ['http://169.254.43518', /link-local or metadata/],
    ['http://[fe80::1]', /link-local or metadata/],
    ['http://[febf::1]', /link-local or metadata/],
    ['http://[fd00:ec2::254]', /link-local or metadata/],
    ['http://[FD00:0EC2:0::0254]', /link-local or metadata/],
    ['http://[::ffff:169.254.169.254]', /link-local or metadata/],
    ['http://[::ffff:a9fe:a9fe]', /link-local or metadata/],
    ['http://[::169.254.169.254]', /link-local or metadata/],
    ['http://[64:ff9b::169.254.169.254]', /link-local or metadata/],
    ['http://[2002:a9fe:a9fe::1]', /link-local or metadata/],
    ['https://metadata.google.internal', /link-local or metadata/],
    ['https://METADATA.google.internal.', /link-local or metadata/],
    ['http://metadata', /link-local or metadata/],
    ['http://instance-data', /link-local or metadata/],
    ['http://100.100.100.200', /link-local or metadata/],
  ])('refuses %s', (url, words) => expect(findUpstreamProblem(url)).toMatch(words));
});

describe('isPlainHttp', () => {
  it.each([
    ['https://api.example', false],
    ['http://api.example', true],
    ['http://192.168.0.7', true],
    ['http://localhost.example', true],
    ['http://0.0.0.0', true],
    ['http://localhost', false],
    ['http://platform.localhost', false],
    ['http://127.8.9.1:4010', false],
    ['http://[::1]:4010', false],
    ['http://[::ffff:127.0.0.1]', false],
  ])('%s: %s', (url, plain) => expect(isPlainHttp(url)).toBe(plain));
});

describe('createUpstreamLookup', () => {
  const look = (hostname: string, all: boolean, lookUp = createUpstreamLookup()) =>
    new Promise<string | LookupAddress[]>((resolve, reject) =>
      lookUp(hostname, { all }, (error, found) => (error ? reject(error) : resolve(found))),
    );

  it('looks up one or all allowed addresses', async () => {
    expect(await look('127.0.0.1', false)).toBe('127.0.0.1');
    expect(await look('127.0.0.1', true)).toEqual([{ address: '127.0.0.1', family: 4 }]);
  });

  it.each(['169.254.169.254', 'fe80::1', '::ffff:169.254.169.254'])(
    'fails if a name resolves to %s',
    async (address) => {
      await expect(look(address, false)).rejects.toThrow(/link-local or metadata/);
      await expect(look(address, true)).rejects.toThrow(/link-local or metadata/);
    },
  );

  it.each([
    ['first of several', ['169.254.169.254', '8.8.8.8']],
    ['last of several', ['8.8.8.8', '2606:4700::1', 'fd00:ec2::254']],
  ])('fails if a forbidden address is the %s', async (_, addresses) => {
    const lookUp = createUpstreamLookup(resolveTo(...addresses));
    await expect(look('api.example', false, lookUp)).rejects.toThrow(/link-local or metadata/);
    await expect(look('api.example', true, lookUp)).rejects.toThrow(/link-local or metadata/);
  });
});
