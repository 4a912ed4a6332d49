import { expect, it } from 'vitest';
import { createLanguage } from '@/lib/language/language';
import { de } from '@/lib/language/messages/de';
import { ja } from '@/lib/language/messages/ja';
import { english } from '@/lib/testing/english';
import { wordCalendar } from './calendar-words';

const day = '2026-11-03';

it.each([
  [english, 'November 2026', 'Tu', 'Today, Tuesday, November 3, 2026, selected'],
  [createLanguage('de', de), 'November 2026', 'Di', 'Heute, Dienstag, 3. November 2026, ausgewählt'],
  [createLanguage('ja', ja), '2026年11月', '火', '今日、2026年11月3日火曜日、選択中'],
] as const)('names months, weekdays and days', (language, month, weekday, label) => {
  const words = wordCalendar(language);
  expect(words.month(day)).toBe(month);
  expect(words.weekday(day)).toBe(weekday);
  expect(words.day(day, { today: true, selected: true })).toBe(label);
});
