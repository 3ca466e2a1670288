#!/usr/bin/env node
import { run } from './bootstrap.mjs';

await run('infra/local/src/testing/run-tests.ts', process.argv.slice(2));
