#!/usr/bin/env node
import { run } from './bootstrap.mjs';

await run('infra/local/src/operate.ts', process.argv.slice(2), { skipInstall: true });
