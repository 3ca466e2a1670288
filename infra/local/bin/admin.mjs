#!/usr/bin/env node
import { run } from './bootstrap.mjs';

await run('infra/local/src/admin.ts', process.argv.slice(2));
