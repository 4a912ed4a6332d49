import { expect, it } from 'vitest';
import type { Note } from '@/lib/data/terms/note-shape';
import { listMarked, notesAt, placeNotes } from './chart-notes';

const note = (from: string, to = from): Note => ({ kind: 'stock', id: `${from} ${to}`, from, to, text: to });
const pointsOf = (...days: string[]) => days.map((day) => ({ day, values: {} }));

const days = pointsOf('2026-11-02', '2026-11-03', '2026-11-04');
const dayRange = { from: '2026-11-02', to: '2026-11-04' };
/** Weeks from Monday. The range begins and ends in the middle of one. */
const weeks = pointsOf('2026-11-02', '2026-11-09', '2026-11-16');
const weekRange = { from: '2026-11-05', to: '2026-11-18' };

it.each([
  ['one day', note('2026-11-03'), [1, 1]],
  ['a range', note('2026-11-02', '2026-11-03'), [0, 1]],
  ['a range that begins before and ends after', note('2026-10-01', '2026-12-01'), [0, 2]],
  ['a day before', note('2026-11-01'), null],
  ['a day after', note('2026-11-05'), null],
])('places %s among days', (_, given, expected) => {
  const [placed] = placeNotes([given], days, 'day', dayRange);
  expect(placed ? [placed.first, placed.last] : null).toEqual(expected);
});

it.each([
  ['a day in the middle of a week', note('2026-11-11'), [1, 1]],
  ['a range over two weeks', note('2026-11-08', '2026-11-09'), [0, 1]],
  ['a day of the first week outside the range', note('2026-11-03'), null],
  ['a day of the last week outside the range', note('2026-11-19'), null],
])('places %s among weeks', (_, given, expected) => {
  const [placed] = placeNotes([given], weeks, 'week', weekRange);
  expect(placed ? [placed.first, placed.last] : null).toEqual(expected);
});

it('returns nothing without points', () => {
  expect(placeNotes([note('2026-11-03')], [], 'day', dayRange)).toEqual([]);
});

it('marks each point once, and finds every note about a point', () => {
  const notes = [note('2026-11-03'), note('2026-11-02', '2026-11-04'), note('2026-11-03', '2026-11-04')];
  const placed = placeNotes(notes, days, 'day', dayRange);
  expect(listMarked(placed)).toEqual([0, 1]);
  expect(notesAt(placed, 1)).toHaveLength(3);
  expect(notesAt(placed, 2)).toHaveLength(2);
});

it('puts written notes first', () => {
  const people = { createdByName: null, changedByName: null, changedAt: '', mine: false, subject: null };
  const written: Note = { ...note('2026-11-03'), ...people, kind: 'written', id: 'w' };
  const placed = placeNotes([note('2026-11-02', '2026-11-04'), written], days, 'day', dayRange);
  expect(notesAt(placed, 1).map(({ kind }) => kind)).toEqual(['written', 'stock']);
});
