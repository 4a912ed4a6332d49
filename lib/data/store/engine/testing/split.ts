import { splitFile } from '@/lib/data/store/engine/split-file';

const [parent = '', name = ''] = process.argv.slice(2);
await splitFile(parent, name);
