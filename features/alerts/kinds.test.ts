import { expect, it } from 'vitest';
import { de } from '@/lib/language/messages/de';
import { en } from '@/lib/language/messages/en';
import { ja } from '@/lib/language/messages/ja';
import { kindNames } from './alert-shape';
import { conditionSchema, kinds } from './kinds';

/** The fields of a sentence, in order. */
const fieldsOf = (sentence: string) => [...sentence.matchAll(/<(\w+)>/g)].map(([, name]) => name);

it.each(Object.entries({ en, de, ja }))('in %s, a choice does not move in its sentence', (_, { alerts }) => {
  const { creatorSales, goal, productGone } = alerts.kinds;
  const sentences = [
    [creatorSales.sentence.first, creatorSales.sentence.none],
    [goal.sentence.ended, goal.sentence.behind],
    [productGone.sentence.any, productGone.sentence.clicked],
  ] as const;
  // A field at another place would lose the focus while its choice is made.
  for (const [short, long] of sentences) {
    expect(fieldsOf(long).slice(0, fieldsOf(short).length)).toEqual(fieldsOf(short));
  }
});

it('every kind can be chosen in the form, and sent', () => {
  const names = Object.keys(kinds).sort();
  expect(kindNames.toSorted()).toEqual(names);
  const sent = conditionSchema.options.map(({ shape }) => shape.kind.value);
  expect(sent.toSorted()).toEqual(names);
});
