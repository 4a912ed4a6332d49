import { writeFileSync } from 'node:fs';
const { describeAnswers } = await import('/work/wt/desk/features/api-reference/testing/describe-answers');
writeFileSync('/work/wt/desk/features/api-reference/answers.json', `${JSON.stringify(describeAnswers(), null, 1)}\n`);
console.log('written');
