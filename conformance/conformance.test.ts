import { describe, expect, it } from 'vitest';
import { ask } from './client';
import { eachTarget } from './each-target';
import { groups } from './groups';

it('has no duplicate cases, and at least 250', () => {
  const titles = groups.flatMap(({ name, cases }) => cases.map(({ title }) => `${name}: ${title}`));
  const repeated = titles.filter((title, position) => titles.indexOf(title) !== position);
  expect(repeated).toEqual([]);
  expect(titles.length).toBeGreaterThanOrEqual(250);
});

eachTarget('the document', (subject) => {
  for (const { name, cases: all } of groups) {
    const cases = all.filter(({ direct }) => !(direct && process.env.CONFORMANCE_PROXY));
    describe(name, () => {
      it.each(cases.map((one) => [one.title, one] as const))('%s', async (_, one) => {
        const { target, world } = subject();
        const question = one.ask(world, target);
        if (question === undefined) {
          expect(process.env.CONFORMANCE_URL, 'our own server has what every case asks for').toBeDefined();
          return;
        }
        await one.check(await ask(target, question), world, target);
      });
    });
  }
});
