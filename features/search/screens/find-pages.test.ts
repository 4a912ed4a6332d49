import { expect, it } from 'vitest';
import { buildNavigation } from '@/components/layout/navigation';
import type { Reach } from '@/components/layout/page-list';
import { createLanguage } from '@/lib/language/language';
import { de } from '@/lib/language/messages/de';
import { en } from '@/lib/language/messages/en';
import { ja } from '@/lib/language/messages/ja';
import { listPages } from './page-entries';
import { listActions, type Right } from './palette-actions';
import { rankEntries } from './rank-entries';

const languages = {
  en: createLanguage('en-US', en),
  de: createLanguage('de-DE', de),
  ja: createLanguage('ja-JP', ja),
};
const owner: Reach = {
  seller: true,
  creator: true,
  role: 'owner',
  creatorEarnings: true,
  operator: true,
  says: [],
  several: false,
};

function find(
  text: string,
  { language = 'en' as keyof typeof languages, reach = owner, rights = ['manage', 'own'] as Right[] } = {},
) {
  const { t } = languages[language];
  const navigation = buildNavigation(reach);
  const groups = rankEntries(
    [
      { name: 'pages', label: '', entries: listPages(t, navigation) },
      { name: 'actions', label: '', entries: listActions(t, navigation, rights) },
    ],
    text,
  );
  return groups.flatMap(({ entries }) => entries.map(({ path }) => path));
}

it.each([
  ['lost most', '/reports?group=creator&order=fall'],
  ['products drop', '/reports?group=product&order=fall'],
  ['margins', '/settings/margins'],
  ['retainer', '/settings/costs'],
  ['earnings', '/links/earnings'],
  ['members', '/settings/members'],
  ['audit', '/settings/audit'],
  ['currencies', '/settings/currencies'],
  ['exchange', '/settings/currencies'],
  ['data', '/settings/data'],
  ['disk space', '/settings/installation'],
  ['dark', '/settings/appearance'],
  ['appearance', '/settings/appearance'],
  ['profit', '/reports/profit'],
  ['month closing', '/reports/closing'],
  ['close month', '/reports/closing'],
  ['invoice', '/reports/closing'],
  ['performance', '/links/performance'],
  ['batch', '/links/batch'],
  ['history', '/links/history'],
  ['password', '/settings/account'],
  ['lookup', '/program/lookup'],
  ['add margin', '/settings/margins?open=add'],
  ['invite', '/settings/members?open=invite'],
  ['add key', '/settings/connections?open=seller'],
  ['export', '/reports?open=export'],
  ['download csv', '/products?open=export'],
])('“%s” finds %s', (text, path) => {
  expect(find(text)).toContain(path);
});

it.each([
  ['de', 'margen', '/settings/margins'],
  ['de', 'dunkel', '/settings/appearance'],
  ['de', 'einladen', '/settings/members?open=invite'],
  ['de', 'members', '/settings/members'],
  ['ja', '請求書', '/reports/closing'],
  ['ja', 'ダーク', '/settings/appearance'],
  ['ja', '招待', '/settings/members?open=invite'],
  ['ja', 'earnings', '/links/earnings'],
] as const)('in %s, “%s” finds %s', (language, text, path) => {
  expect(find(text, { language })).toContain(path);
});

it.each(['en', 'de', 'ja'] as const)('in %s, the title of every page finds it', (language) => {
  const { t } = languages[language];
  for (const { name, path } of buildNavigation(owner).pages) {
    expect(find(t(`pages.${name}`), { language })).toContain(path);
  }
});

it('finds only what the member can open and do', () => {
  const creator: Reach = { ...owner, role: 'creator', creatorEarnings: false };
  for (const text of ['margin', 'members', 'earnings', 'key', 'audit', 'profit', 'closing']) {
    expect(
      find(text, { reach: creator, rights: ['own'] }).filter((path) =>
        /margins|members|connections|audit|earnings|reports/.test(path),
      ),
    ).toEqual([]);
  }
  expect(
    find('add', { reach: { ...owner, role: 'analyst' }, rights: ['own'] }).filter((path) =>
      path.includes('?open=add'),
    ),
  ).toEqual(['/desk?open=add']);
  expect(find('invite', { rights: ['manage'] })).not.toContain('/settings/members?open=invite');
});
