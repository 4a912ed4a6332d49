import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/**
 * Calls a reader of files, and responds with its lines as pages of JSON, which the server can pass on to the database
 * without parsing them, or with its failure.
 */
const { module, name, args, pageSize } = workerData;

register();
const { [name]: read } = await import(module);
try {
  const lines = read(...args);
  const pages = [];
  for (let start = 0; start < lines.length; start += pageSize) {
    pages.push(JSON.stringify(lines.slice(start, start + pageSize)));
  }
  parentPort.postMessage({ pages, count: lines.length });
} catch ({ code, message, issues }) {
  if (code !== 'invalid_input') throw new Error(message);
  parentPort.postMessage({ failure: { code, message, issues } });
}
