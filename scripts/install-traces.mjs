import { readFileSync } from 'node:fs';
import { run } from './project.mjs';

// Adds the packages for traces to an install for production, which leaves them out.
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = Object.entries(devDependencies)
  .filter(([name]) => name.startsWith('@opentelemetry/'))
  .map(([name, version]) => `${name}@${version}`);
const options = ['--no-save', '--save-prod', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
run('npm', ['install', ...options, ...packages]);
