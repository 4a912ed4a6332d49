import { readFileSync, writeFileSync } from 'node:fs';

// Changes an OCI bundle's configuration: read-only root, and the host's network.
const [file, data] = process.argv.slice(2);
const config = JSON.parse(readFileSync(file, 'utf8'));
config.root.readonly = true;
config.process.terminal = false;
config.process.env.push(`PORT=${process.env.PORT}`);
config.process.capabilities = {};
config.linux.namespaces = config.linux.namespaces.filter(({ type }) => type !== 'network');
config.mounts = config.mounts.filter(({ destination }) => !['/data', '/tmp'].includes(destination));
config.mounts.push(
  { destination: '/data', type: 'bind', source: data, options: ['bind', 'rw'] },
  { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777'] },
);
writeFileSync(file, JSON.stringify(config));
