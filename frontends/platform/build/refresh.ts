import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Whether this is a build of the development server, which replaces changed modules in the open page. */
export const IS_REFRESHING = process.env['VITRINE_BUILD'] === 'refresh';

/** Takes the place of a release's hash in the addresses of the development server's files. */
export const DEV_HASH = 'dev';

const INTEGRITY_FILE = 'integrity.json';
const SCHEMAS = fileURLToPath(new URL('../../../contracts/schemas/src', import.meta.url));

/** Resolves `contracts/schemas` to its sources, so that a change there needs no separate build. */
const schemaSources = {
  '@vitrine/schemas$': `${SCHEMAS}/index.ts`,
  '@vitrine/schemas/country-names$': `${SCHEMAS}/country-names.ts`,
  '@vitrine/schemas/password-strength$': `${SCHEMAS}/password-strength.ts`,
  '@vitrine/schemas/plan-facts$': `${SCHEMAS}/plan-facts/index.ts`,
};

/** Writes the digests of a remote's entry scripts to a list, as the release step does for releases. */
class EntryDigestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryDigest', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryDigest', stage }, () => {
        const entries = compilation.getAssets().filter(({ name }) => /^remoteEntry.*\.js$/.test(name));
        const digests = Object.fromEntries(
          entries.map(({ name, source }) => [name, createHash('sha384').update(source.buffer()).digest('base64')]),
        );
        compilation.emitAsset(INTEGRITY_FILE, new rspack.sources.RawSource(JSON.stringify(digests)));
      });
    });
  }
}

/**
 * Adds to a browser build what React Fast Refresh needs to replace a changed component and keep its state. All front ends of a page share the
 * shell's instance of the refresh runtime, because a renderer registers only once, before the remotes are loaded.
 */
export function refreshing(name: string, config: Configuration): Configuration {
  const isShell = name === 'shell';
  const global = 'vitrineReactRefresh';
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...schemaSources } },
    // old files stay, because a busy page may request the updates of several builds ago
    output: { ...config.output, clean: false, trustedTypes: { policyName: `vitrine-dev-${name}` } },
    ...(!isShell && { externals: { 'react-refresh/runtime': global } }),
    plugins: [
      ...(config.plugins ?? []),
      new ReactRefreshRspackPlugin({ injectEntry: isShell }),
      isShell
        ? new rspack.EntryPlugin(import.meta.dirname, './share-refresh.mjs', { name: undefined })
        : new EntryDigestPlugin(),
    ],
  };
}
