import { splitFile } from '../split-file';

const [parent = '', name = ''] = process.argv.slice(2);
await splitFile(parent, name);
