import { expect, it } from 'vitest';
import { describeAnswers } from './testing/describe-answers';

it('describes answers as their types do; `npm run api:answers` writes it anew', {
  timeout: 120_000,
}, async () => {
  await expect(`${JSON.stringify(describeAnswers(), null, 1)}\n`).toMatchFileSnapshot('answers.json');
});
