import { startTied } from './start-tied.mjs';
import { StepError } from './steps.mjs';

/** npm's last output, which has its error code. */
const heldLength = 20_000;

const errors = [
  [/ENOSPC/, 'diskFull'],
  [/ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/, 'offline'],
  [/EACCES|EPERM|EROFS/, 'notWritable'],
  [/EUSAGE/, 'lockFile'],
];

/** The reason that an error code in npm's output means. See texts.mjs. */
export function findReason(output) {
  const codes = (output.match(/npm (?:error|ERR!) (?:code|errno) \S+/g) ?? []).join(' ');
  return errors.find(([pattern]) => pattern.test(codes))?.[1] ?? 'install';
}

/** Installs packages by npm with these arguments. Throws StepError. */
export async function install(args) {
  console.error('Installing packages …');
  const { child, ended } = startTied('npm', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let notStarted = false;
  child.on('message', (message) => {
    notStarted ||= 'notStarted' in message;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      process.stderr.write(text);
      output = `${output}${text}`.slice(-heldLength);
    });
  }
  const code = await ended;
  if (code === 0) return;
  throw new StepError('install', { code, reason: notStarted ? 'noNpm' : findReason(output) });
}
