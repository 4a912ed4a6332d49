import { beforeAll, expect, it } from 'vitest';
import type { Member } from '@/lib/access/member';
import { quotas } from '@/lib/access/quotas';
import { maxIds } from '@/lib/data/terms/filters/id-list';
import type { Db } from '@/lib/server/db/database';
import { memberships, users, workspaces } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { changeView, deleteView } from './change-view';
import { listViews } from './list-views';
import { pickViewSearch, viewLimits } from './pages';
import { saveView } from './save-view';
import { newViewSchema } from './view';

const view = (name: string, search = 'stock=out') => ({ page: '/products' as const, name, search });

async function addMember(db: Db, role: Member['role'], workspaceId?: string): Promise<Member> {
  const email = `${crypto.randomUUID()}@example.com`;
  const [user] = await db.insert(users).values({ email, name: role }).returning();
  const [made] = workspaceId ? [] : await db.insert(workspaces).values({ name: 'Shop' }).returning();
  const id = workspaceId ?? made?.id ?? '';
  const userId = user?.id ?? '';
  await db.insert(memberships).values({ workspaceId: id, userId, role });
  return {
    userId,
    email,
    name: role,
    workspaceId: id,
    workspaceName: 'Shop',
    role,
    demo: false,
    creatorEarnings: false,
  };
}

eachDatabase('saved views', (database) => {
  let owner: Member;
  let analyst: Member;
  let stranger: Member;
  beforeAll(async () => {
    const { db } = database();
    owner = await addMember(db, 'owner');
    analyst = await addMember(db, 'analyst', owner.workspaceId);
    stranger = await addMember(db, 'owner');
  });

  it('shares a view with its workspace and with nobody else', async () => {
    const { db } = database();
    const { id } = await saveView(db, analyst, view('Out of stock'));
    expect(await listViews(db, owner, '/products')).toEqual([
      expect.objectContaining({
        id,
        name: 'Out of stock',
        search: 'stock=out',
        createdByName: 'analyst',
        mine: true,
      }),
    ]);
    expect(await listViews(db, owner, '/brands')).toEqual([]);
    expect(await listViews(db, stranger, '/products')).toEqual([]);
    await expect(deleteView(db, stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(changeView(db, stranger, id, { name: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('stores one view per name and page', async () => {
    const { db } = database();
    await saveView(db, owner, view('Mine'));
    const other = await saveView(db, owner, view('Other'));
    await expect(saveView(db, analyst, view('Mine'))).rejects.toMatchObject({ code: 'conflict' });
    await expect(changeView(db, owner, other.id, { name: 'Mine' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await saveView(db, owner, { ...view('Mine'), page: '/brands' });
    await changeView(db, owner, other.id, { name: 'Other', search: 'stock=in' });
    const views = await listViews(db, owner, '/products');
    expect(views.find(({ id }) => id === other.id)).toMatchObject({ name: 'Other', search: 'stock=in' });
  });

  it('lets analysts change only their own views', async () => {
    const { db } = database();
    const { id } = await saveView(db, owner, view('The owner’s'));
    const seen = (await listViews(db, analyst, '/products')).find((entry) => entry.id === id);
    expect(seen?.mine).toBe(false);
    await expect(deleteView(db, analyst, id)).rejects.toMatchObject({ code: 'forbidden' });
    const own = await saveView(db, analyst, view('The analyst’s'));
    await deleteView(db, owner, own.id);
    await deleteView(db, owner, id);
    expect((await listViews(db, owner, '/products')).map((entry) => entry.id)).not.toContain(id);
  });

  it(`allows at most ${quotas.views.most} views per page`, async () => {
    const { db } = database();
    const room = quotas.views.most - (await listViews(db, stranger, '/products')).length;
    for (let at = 0; at < room; at++) await saveView(db, stranger, view(`View ${at}`));
    await expect(saveView(db, stranger, view('One more'))).rejects.toMatchObject({ code: 'conflict' });
  });
});

it.each([
  ['an unknown page', { page: '/settings', name: 'x', search: '' }, 'page'],
  ['an empty name', { ...view('  ') }, 'name'],
  ['a long name', { ...view('x'.repeat(61)) }, 'name'],
  ['a long search', { ...view('x', 'a'.repeat(viewLimits.search + 1)) }, 'search'],
  ['a fragment', { ...view('x', 'a=1#b') }, 'search'],
])('refuses %s', (_, input, field) => {
  expect(newViewSchema.safeParse(input).error?.issues[0]?.path).toEqual([field]);
});

it('stores as many pasted ids as the filter accepts', () => {
  const ids = Array.from({ length: maxIds }, (_, at) => String(43_377_956_000_000 + at));
  const search = pickViewSearch('/products', new URLSearchParams({ ids: ids.join(','), stock: 'out' }));
  expect(newViewSchema.parse(view('Pasted', search)).search).toBe(search);
});

it('leaves out an open drawer, but no filter of the same name', () => {
  const search = new URLSearchParams({ stock: 'out', product: 'P1' });
  expect(pickViewSearch('/products', search)).toBe('stock=out');
  expect(pickViewSearch('/links/history', search)).toBe('product=P1&stock=out');
});
