import { expect, it } from 'vitest';
import { describeAnswers } from './testing/describe-answers';

it('equals the types of answers; if not, run `npm run api:answers`', async () => {
  await expect(`${JSON.stringify(describeAnswers(), null, 1)}\n`).toMatchFileSnapshot('answers.json');
});
