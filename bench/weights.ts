import { ensureBuilt } from '@/scripts/project.mjs';
import { weigh } from '@/scripts/weigh.mjs';
import { writeCount, writeTable } from './measure/table';

// What a build and an install for production weigh.
await ensureBuilt();
const weights = weigh();
console.log(
  writeTable(
    ['weight', 'measured', 'budget', ''],
    weights.map(({ name, weight, budget, met }) => [
      name,
      name === 'copies' ? weight.toFixed(2) : writeCount(weight),
      writeCount(budget),
      met ? 'met' : 'missed',
    ]),
  ),
);
if (!weights.every(({ met }) => met)) process.exit(1);
