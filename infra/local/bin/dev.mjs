#!/usr/bin/env node
import { run } from './bootstrap.mjs';

await run('infra/local/src/start.ts', ['--dev', ...process.argv.slice(2)]);
