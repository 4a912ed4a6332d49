import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { eachDatabase } from '@/lib/testing/databases';
import { addPasskey, askPasskey, beginPasskey, takePasskey } from './passkeys';
import { readFactors } from './read-factors';
import { removePasskey } from './remove-factor';
import { environment, makeAppMember, makePasswordMember } from './testing/members';
import { createSoftwarePasskey } from './testing/software-passkey';

const now = new Date('2026-11-28T12:00:00.000Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const refused = { code: 'invalid_input' };

eachDatabase('A passkey', (database) => {
  const partsOf = () => ({ db: database().db, environment, mail: null });
  async function setUp() {
    const { db } = database();
    const member = await makePasswordMember(db);
    const key = createSoftwarePasskey(environment.APP_URL);
    const { challenge } = await beginPasskey(partsOf(), member, now);
    const response = key.create(challenge);
    const added = await addPasskey(partsOf(), member, { name: 'Laptop', response }, now);
    const asking = { userId: member.userId, purpose: 'confirm 1' };
    const ask = async (at = now) => (await askPasskey(partsOf(), asking, at)).challenge;
    return { db, member, key, added, asking, ask };
  }

  it('is added with a name and recovery codes, and says when it was used', async () => {
    const { db, member, key, added, asking, ask } = await setUp();
    expect(added.codes).toHaveLength(10);
    const signed = key.sign(await ask());
    expect(await takePasskey(partsOf(), asking, signed, inMinutes(4))).toBe(true);
    expect(await readFactors(db, member.userId)).toMatchObject({
      passkeys: [{ name: 'Laptop', addedAt: now.toISOString(), lastUsedAt: inMinutes(4).toISOString() }],
    });
    const second = createSoftwarePasskey(environment.APP_URL);
    const { challenge, excludeCredentials } = await beginPasskey(partsOf(), member, now);
    expect(excludeCredentials?.map(({ id }) => id)).toEqual([key.id]);
    const more = { name: 'Phone', response: second.create(challenge) };
    expect(await addPasskey(partsOf(), member, more, now)).toEqual({ codes: null });
  });

  it('belongs to the host of the dashboard, and is asked for as a second factor', async () => {
    const { member } = await setUp();
    const { rp, authenticatorSelection } = await beginPasskey(partsOf(), member, now);
    expect(rp.id).toBe('deck.example');
    expect(authenticatorSelection).toMatchObject({
      residentKey: 'discouraged',
      userVerification: 'preferred',
    });
    const options = await askPasskey(partsOf(), { userId: member.userId, purpose: 'x' }, now);
    expect(options).toMatchObject({ rpId: 'deck.example', userVerification: 'preferred' });
  });

  it('signs a challenge once, within five minutes, and only what it was made for', async () => {
    const { key, asking, ask } = await setUp();
    const take = (challenge: string, at = now, who = asking) =>
      takePasskey(partsOf(), who, key.sign(challenge), at);
    const challenge = await ask();
    expect(await take(challenge)).toBe(true);
    await expect(take(challenge)).rejects.toMatchObject(refused);
    await expect(take(await ask(), inMinutes(5.1))).rejects.toMatchObject(refused);
    await expect(take(await ask(), now, { ...asking, purpose: 'confirm 2' })).rejects.toMatchObject(refused);
    await expect(take('bm90IG1hZGUgYnkgdXM')).rejects.toMatchObject(refused);
    const replaced = await ask();
    await ask();
    await expect(take(replaced)).rejects.toMatchObject(refused);
  });

  it('is not accepted of another site, another person, an altered response or a copied authenticator', async () => {
    const { key, member, asking, ask } = await setUp();
    const other = await setUp();
    expect(await takePasskey(partsOf(), asking, other.key.sign(await ask()), now)).toBe(false);
    const evil = createSoftwarePasskey('https://deck.example.evil.example');
    const { challenge } = await beginPasskey(partsOf(), member, now);
    const adding = addPasskey(partsOf(), member, { name: 'Evil', response: evil.create(challenge) }, now);
    await expect(adding).rejects.toMatchObject(refused);
    const signed = key.sign(await ask());
    signed.response.signature = other.key.sign('x').response.signature;
    const altered = takePasskey(partsOf(), asking, signed, now).catch((error: unknown) => error);
    expect(await altered).not.toBe(true);
    expect(await takePasskey(partsOf(), asking, key.sign(await ask()), now)).toBe(true);
    key.rewind();
    await expect(takePasskey(partsOf(), asking, key.sign(await ask()), now)).rejects.toMatchObject(refused);
  });

  it('is added once, in its own session, and with a challenge that was made for adding', async () => {
    const { member, key, ask } = await setUp();
    const add = (response: ReturnType<typeof key.create>, who = member) =>
      addPasskey(partsOf(), who, { name: 'Again', response }, now);
    const { challenge } = await beginPasskey(partsOf(), member, now);
    await expect(add(key.create(challenge))).rejects.toMatchObject({ code: 'conflict' });
    await expect(add(key.create(await ask()))).rejects.toMatchObject(refused);
    const again = await beginPasskey(partsOf(), member, now);
    const elsewhere = { ...member, sessionId: '00000000-0000-4000-8000-000000000000' };
    const fresh = createSoftwarePasskey(environment.APP_URL);
    await expect(add(fresh.create(again.challenge), elsewhere)).rejects.toMatchObject(refused);
    const first = add(fresh.create(again.challenge));
    await expect(first).resolves.toEqual({ codes: null });
    await expect(add(fresh.create(again.challenge))).rejects.toMatchObject(refused);
  });

  it('is removed by its person alone, and the codes stay while another factor is left', async () => {
    const { db } = database();
    const { member } = await makeAppMember(db, now);
    const key = createSoftwarePasskey(environment.APP_URL);
    const { challenge } = await beginPasskey(partsOf(), member, now);
    await addPasskey(partsOf(), member, { name: 'Phone', response: key.create(challenge) }, now);
    const [passkey] = (await readFactors(db, member.userId)).passkeys;
    const id = passkey?.id ?? '';
    const stranger = await makeMember(db);
    await expect(removePasskey(partsOf(), stranger.userId, id)).rejects.toMatchObject({ code: 'not_found' });
    await removePasskey(partsOf(), member.userId, id);
    expect(await readFactors(db, member.userId)).toMatchObject({ passkeys: [], codesLeft: 10 });
    const asking = { userId: member.userId, purpose: 'x' };
    await expect(askPasskey(partsOf(), asking, now)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('cannot be added in the demo, or by people who only use single sign-on', async () => {
    const { db } = database();
    const member = await makePasswordMember(db);
    const conflict = { code: 'conflict' };
    await expect(beginPasskey(partsOf(), { ...member, demo: true }, now)).rejects.toMatchObject(conflict);
    await expect(beginPasskey(partsOf(), await makeMember(db), now)).rejects.toMatchObject(conflict);
  });

  it.each([
    [environment.APP_URL, undefined],
    [undefined, undefined],
    ['https://deck.other.example', `Passkeys belong to ${new URL(environment.APP_URL).hostname}. Open `],
    ['http://127.0.0.1:3000', 'Passkeys belong to '],
  ])('at a page of %s: %s', async (origin, sentence) => {
    const member = await makePasswordMember(database().db);
    const begun = beginPasskey({ ...partsOf(), origin }, member, now);
    if (sentence === undefined) await begun;
    else
      await expect(begun).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining(sentence),
      });
  });

  it('needs https', async () => {
    const member = await makePasswordMember(database().db);
    const parts = { ...partsOf(), environment: { ...environment, APP_URL: 'http://deck.intranet:3000' } };
    await expect(beginPasskey(parts, member, now)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('https'),
    });
  });
});
