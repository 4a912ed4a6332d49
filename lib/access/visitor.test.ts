import { expect, it } from 'vitest';
import { sealDeviceToken } from './known-device';
import { encodeSessionToken } from './session-token';
import { readVisitor } from './visitor';

const secret = 's'.repeat(32);

const read = (address: string, cookies: Record<string, string> = {}, secure = false) => {
  const get = (name: string) => (cookies[name] === undefined ? undefined : { value: cookies[name] });
  const headers = new Headers({ 'x-forwarded-for': address, 'user-agent': 'test' });
  return readVisitor(headers, { jar: { get }, secrets: { session: secret }, secure });
};

it.each([
  ['203.0.113.9', '203.0.113.9/32', '203.0.113.0/24'],
  ['6.6.6.6, 203.0.113.9', '203.0.113.9/32', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9/32', '203.0.113.0/24'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:bbbb::2', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['127.0.0.1', '127.0.0.1/32', 'this computer'],
  ['203.0.113.9:41234', '203.0.113.9/32', '203.0.113.0/24'],
  ['"203.0.113.9:41234"', '203.0.113.9/32', '203.0.113.0/24'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9/32', '203.0.113.0/24'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['[fe80::1%25eth0]:80', 'fe80::/64', 'fe80::/48'],
  ['203.0.113.9, unknown', 'unknown', 'unknown'],
  ['_Hidden-1', '_hidden-1', 'unknown'],
  ['1', 'unknown', 'unknown'],
  ['203.0.113.9:', 'unknown', 'unknown'],
  ['203.0.113.256:80', 'unknown', 'unknown'],
  ['nonsense', 'unknown', 'unknown'],
])('%s counts as %s and is kept as %s', async (address, network, ipPrefix) => {
  await expect(read(address)).resolves.toMatchObject({ network, ipPrefix });
});

it('recognizes a device and a session only by their own cookies', async () => {
  const [device, session] = [await sealDeviceToken('ada', secret), await encodeSessionToken('s-1', secret)];
  const right = { 'partnerdeck.device': device, 'next-auth.session-token': session };
  await expect(read('::1', right)).resolves.toMatchObject({ device: { userId: 'ada' }, sessionId: 's-1' });
  const nothing = { device: undefined, sessionId: undefined };
  const swapped = { 'partnerdeck.device': session, 'next-auth.session-token': device };
  await expect(read('::1', swapped)).resolves.toMatchObject(nothing);
  await expect(read('::1', { 'partnerdeck.device': `${device}x` })).resolves.toMatchObject(nothing);
  await expect(read('::1', right, true)).resolves.toMatchObject(nothing);
  const prefixed = Object.fromEntries(
    Object.entries(right).map(([name, value]) => [`__Host-${name}`, value]),
  );
  await expect(read('::1', prefixed, true)).resolves.toMatchObject({ sessionId: 's-1' });
});

it('creates a device per sign-in', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => {
      const token = await sealDeviceToken('ada', secret);
      return (await read('::1', { 'partnerdeck.device': token })).device?.id;
    }),
  );
  expect(new Set(ids).size).toBe(2);
});
