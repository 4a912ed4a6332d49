import { openStore } from '@/lib/data/testing/open-store';

/** Writes three rows per transaction and prints the number of committed ones, until its parent kills it. */
const [folder = '', statement = ''] = process.argv.slice(2);
const store = await openStore(folder);
for (let written = 0; ; written += 3) {
  await store.write(({ run }) => run(statement, [written + 1, written + 3]));
  process.send?.(written + 3);
}
