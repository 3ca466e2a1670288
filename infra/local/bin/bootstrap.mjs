// Runs on whatever Node the machine has (20 or later), before any package is installed: no import but Node's own.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE_TO_BEGIN_WITH = 20;
const NODE_TO_RUN_WITH = 24;
const PARENT_POLL_MS = 500;

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const LOCKFILE = join(root, 'package-lock.json');
const INSTALLED = join(root, 'node_modules', '.package-lock.json');
const STAMP = join(root, 'node_modules', '.vitrine-installed');

/**
 * Installs packages if needed, then runs `script` (TypeScript) under Node 24; ends this process with its exit code.
 * @param skipInstall do not install packages, because a running system uses them
 */
export async function run(script, args, { skipInstall = false } = {}) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE_TO_BEGIN_WITH) {
    fail(`Node ${process.versions.node} is too old to begin with: install Node ${OLDEST_NODE_TO_BEGIN_WITH} or later.`);
  }
  if (skipInstall && !existsSync(INSTALLED)) fail('Nothing is installed here yet: begin with npm start.');
  if (!skipInstall && !packagesAreInstalled()) await installPackages();
  const node = major >= NODE_TO_RUN_WITH ? process.execPath : packagedNode();
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const { code } = await runChild(node, [join(root, script), ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, VITRINE_LAUNCHER: String(process.pid) },
  });
  process.exit(code);
}

/** Compares what npm noted as installed with what the lockfile asks for on this machine. */
function packagesAreInstalled() {
  const wanted = readJson(LOCKFILE)?.packages;
  const installed = readJson(INSTALLED)?.packages;
  if (!wanted || !installed) return false;
  // npm leaves out packages of the lockfile that nothing needs, so the stamp of the last `npm ci` is compared first.
  if (read(STAMP) === stamp()) return true;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return entry.optional === true && !isMadeForThisMachine(entry);
    return (
      (found.link === true) === (entry.link === true) &&
      found.version === entry.version &&
      found.integrity === entry.integrity
    );
  });
}

/** Whether an optional package has a binary for this platform; only these are required. */
function isMadeForThisMachine({ os, cpu, libc }) {
  if (!os || !cpu) return false;
  const glibc = process.report?.getReport().header.glibcVersionRuntime;
  const allows = (list, value) => !list || [list].flat().includes(value);
  return (
    allows(os, process.platform) &&
    allows(cpu, process.arch) &&
    (process.platform !== 'linux' || allows(libc, glibc ? 'glibc' : 'musl'))
  );
}

async function installPackages() {
  const started = Date.now();
  console.log('▸ Installing packages (npm ci) …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [file, ...before] = npm;
  const { code, output } = await runChild(
    file,
    [...before, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, NODE_ENV: '' },
    },
  );
  if (code !== 0) {
    process.stderr.write(output);
    fail(`The packages could not be installed (npm ci ended with ${code}); its reasons are above.`);
  }
  writeFileSync(STAMP, stamp());
  console.log(`✓ Packages installed  ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function packagedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const base = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin');
  const file = join(base, process.platform === 'win32' ? 'node.exe' : 'node');
  const works = existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
  if (!works)
    fail(
      `Vitrine runs on Node ${NODE_TO_RUN_WITH}, and there is none in its packages for this machine: install Node ${NODE_TO_RUN_WITH}.`,
    );
  return file;
}

/** Runs a child to its end and passes on the signals that ask this process to stop. */
function runChild(file, args, options) {
  return new Promise((done) => {
    const child = spawn(file, args, { cwd: root, ...options });
    let output = '';
    const collect = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    let signalled;
    const pass = (signal) => {
      signalled = signal;
      try {
        process.kill(options.detached ? -child.pid : child.pid, signal);
      } catch {
        // It has ended already.
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    // npm may die without passing a signal on; this process then has another parent.
    const npm = process.env.npm_lifecycle_event ? process.ppid : undefined;
    const watch = setInterval(() => {
      if (npm !== undefined && process.ppid !== npm && !signalled) pass('SIGTERM');
    }, PARENT_POLL_MS);
    const finish = (code) => {
      clearInterval(watch);
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, pass);
      done({ code, output });
      if (signalled && options.detached) process.exit(130);
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? (signalled ? 130 : 1)));
  });
}

/** A hash of the lockfile and of what is installed for it. */
function stamp() {
  return createHash('sha256')
    .update(read(LOCKFILE) ?? '')
    .update('\0')
    .update(read(INSTALLED) ?? '')
    .digest('hex');
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function readJson(file) {
  try {
    return JSON.parse(read(file) ?? '');
  } catch {
    return undefined;
  }
}

function fail(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}
