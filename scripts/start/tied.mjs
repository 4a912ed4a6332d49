import { spawn } from 'node:child_process';
import { constants } from 'node:os';

// Runs a command in its own process group, which ends with the process that started this one, even after kill -9.
// Otherwise an install or a build would go on, and be in the way of the next start.
const [command, ...args] = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const end = () => process.kill(-process.pid, 'SIGKILL');
process.once('disconnect', end);
// It may have ended before this line.
if (!process.connected) end();

const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
child.on('message', (message) => process.send(message));
child.once('error', ({ code }) => process.send({ notStarted: code }, () => process.exit(127)));
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
