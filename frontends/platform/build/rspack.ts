import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLATFORM_CONTRACT } from '../src/contract.ts';
import { extensionAlias } from './extensions.ts';
import { DEV_HASH, IS_REFRESHING, refreshing } from './refresh.ts';
import { ReleaseManifestPlugin } from './release-manifest.ts';
import { ScriptIntegrityPlugin } from './script-integrity.ts';

export type RemoteName = 'shell' | 'storefront' | 'admin';
export type BuildMode = 'production' | 'development';

/** Placeholder in every built file for the release's hash. The release step replaces it, since the hash is computed from all files. */
const RELEASE_PLACEHOLDER = '__RELEASE__';

/**
 * The mode of this build: production unless `VITRINE_BUILD` is `development`, which hydrates with React's full warnings, or `refresh`, the
 * development server's.
 */
export const buildMode: BuildMode =
  process.env['VITRINE_BUILD'] === 'development' || IS_REFRESHING ? 'development' : 'production';

const jsxRuntime = buildMode === 'production' ? 'react/jsx-runtime' : 'react/jsx-dev-runtime';
const singletons = ['react', jsxRuntime, 'react-dom', 'react-dom/client', '@vitrine/platform'];
const themeSingletons = ['@emotion/react', '@emotion/styled'];

/** Browsers that support the styles as written (`:has`, `color-mix`): for older ones the styles would grow and change their precedence. */
const browsers = ['Chrome >= 111', 'Edge >= 111', 'Firefox >= 121', 'Safari >= 16.4'];

const shared = (packages: string[], options: { eager?: boolean; import?: false }) =>
  Object.fromEntries(packages.map((name) => [name, { singleton: true, requiredVersion: false as const, ...options }]));

/**
 * Makes the browser compile all functions of a script while it loads, not each at its first call: nearly everything that a public page loads
 * runs at once. Browsers that do not support the comment ignore it.
 */
const compileWhileLoading = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // after the minimizer, which removes comments
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
});

/** Aliases to the ES modules of packages that the federation runtime imports as CommonJS, which cannot be tree-shaken (4 KB compressed). */
const federationParts = Object.fromEntries(
  ['@module-federation/sdk', '@module-federation/error-codes'].map((name) => [
    `${name}$`,
    fileURLToPath(import.meta.resolve(name)),
  ]),
);

/** Replaces the descriptions of the federation's errors by short ones. */
const federationErrors = new rspack.NormalModuleReplacementPlugin(
  /^\.\/desc\.mjs$/,
  fileURLToPath(new URL('federation-errors.mjs', import.meta.url)),
);

/** Leaves the shared texts of further languages out of the browser build, which contains German and English; others are loaded on request. */
const furtherTexts = new rspack.NormalModuleReplacementPlugin(/\/further\.js$/, (resource) => {
  if (/schemas\/dist\b/.test(resource.context))
    resource.request = fileURLToPath(import.meta.resolve('@vitrine/schemas/no-further-texts'));
});

/** What the browser and the server build of one front end share; both need the same values for equal CSS-module names. */
function common(name: RemoteName, directory: string): Configuration {
  const production = buildMode === 'production';
  return {
    mode: buildMode,
    context: directory,
    devtool: production ? false : 'source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: name === 'shell' ? {} : extensionAlias(name),
      extensionAlias: { '.js': ['.tsx', '.ts', '.js'], '.mjs': ['.mts', '.mjs'] },
    },
    output: {
      clean: true,
      uniqueName: `vitrine_${name}`,
      publicPath: `/releases/${name}/${IS_REFRESHING ? DEV_HASH : RELEASE_PLACEHOLDER}/`,
    },
    optimization: { moduleIds: 'deterministic', chunkIds: production ? 'deterministic' : 'named' },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function rules(server: boolean): Configuration['module'] {
  const production = buildMode === 'production';
  return {
    parser: {
      // Custom properties keep their names, because a parent's file sets some that another file reads.
      'css/module': { namedExports: false, dashedIdents: false },
      ...(server && { javascript: { dynamicImportMode: 'eager' } }),
    },
    generator: {
      'css/module': {
        // The hash is that of the file's path, because the two builds number their modules differently. The file's name cannot be used: its dot
        // would be an empty cell in a grid template.
        localIdentName: '[uniqueName]-[hash:4]-[local]',
        exportsOnly: server,
      },
      css: { exportsOnly: server },
      'asset/resource': { emit: !server },
    },
    rules: [
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: {
              react: { runtime: 'automatic', development: !production, refresh: IS_REFRESHING && !server },
            },
          },
        },
      },
      {
        test: /leaflet-src\.js$/,
        loader: fileURLToPath(new URL('leaflet-loader.cjs', import.meta.url)),
      },
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      { test: /\.(woff2|avif|webp|jpg|png|svg|webmanifest)$/, type: 'asset/resource' },
    ],
  };
}

const browserFiles = (directory: string): string => resolve(directory, 'dist', buildMode, 'browser');

function browserConfig(
  name: RemoteName,
  directory: string,
  federation: ModuleFederationPlugin,
  entry: Configuration['entry'],
): Configuration {
  const base = common(name, directory);
  const config: Configuration = {
    ...base,
    name: 'browser',
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...federationParts } },
    target: ['web', 'es2022'],
    entry,
    output: {
      ...base.output,
      path: browserFiles(directory),
      clean: { keep: /\.worker\.js$/ },
      // The path of a release has a hash of all its files already; a hash in each name would only lengthen the list of chunks.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    module: rules(false),
    optimization: {
      ...base.optimization,
      // Short ids: an id need not be stable across builds, because the path of each file has the release's hash.
      ...(buildMode === 'production' && { moduleIds: 'natural', chunkIds: 'natural' }),
      minimizer: [
        // with one character beyond Latin 1 the browser stores the whole script in two bytes a character and compiles it a fifth slower
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3, ecma: 2022 }, format: { asciiOnly: true, ecma: 2022 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    plugins: [
      federation,
      new ReleaseManifestPlugin({ remote: name, contract: PLATFORM_CONTRACT }),
      ...(IS_REFRESHING ? [] : [new ScriptIntegrityPlugin()]),
      federationErrors,
      furtherTexts,
      new rspack.DefinePlugin({ 'process.env.SERVER': 'false' }),
      ...(name === 'admin' || buildMode === 'development' ? [] : [compileWhileLoading]),
    ],
  };
  return IS_REFRESHING ? refreshing(name, config) : config;
}

const federationBase = (name: RemoteName) => ({
  name,
  dts: false,
  manifest: false,
  shareStrategy: 'loaded-first' as const,
});

/** The shell: contains the eager singletons and the federation runtime that the remotes use. */
export function shellConfig(directory: string): Configuration[] {
  const federation = new ModuleFederationPlugin({
    ...federationBase('shell'),
    remotes: {},
    shared: shared(singletons, { eager: true }),
    experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });
  return [browserConfig('shell', directory, federation, { main: './src/main.tsx' })];
}

/**
 * A remote that exposes `./routes` (`src/routes.tsx`). With `server`, a second build bundles `src/server.tsx` into one self-contained CommonJS
 * file with which the public origin renders pages. `workers` are entry files by name. All of them belong to the same release.
 */
export function remoteConfig(
  name: Exclude<RemoteName, 'shell'>,
  directory: string,
  options: { server: boolean; workers?: Record<string, string> },
): Configuration[] {
  const federation = new ModuleFederationPlugin({
    ...federationBase(name),
    filename: 'remoteEntry.js',
    exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
    shared: { ...shared(singletons, { import: false }), ...shared(themeSingletons, {}) },
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });
  const browser = browserConfig(name, directory, federation, {});
  return [
    browser,
    ...(options.server ? [serverConfig(name, directory)] : []),
    ...(options.workers ? [workerConfig(name, directory, options.workers)] : []),
  ];
}

/**
 * The build of web workers: `{name}.worker.js`, without a hash of its own, because the code that starts the worker is built separately. It has
 * no federation runtime, which would look for the shell.
 */
function workerConfig(name: RemoteName, directory: string, entry: Record<string, string>): Configuration {
  const base = common(name, directory);
  return {
    ...base,
    name: 'workers',
    target: ['webworker', 'es2022'],
    entry,
    output: { ...base.output, clean: false, path: browserFiles(directory), filename: '[name].worker.js' },
    module: rules(false),
    // a worker has no page whose modules could be replaced
    devServer: false,
  };
}

function serverConfig(name: RemoteName, directory: string): Configuration {
  const base = common(name, directory);
  return {
    ...base,
    name: 'server',
    target: 'node24',
    entry: { server: './src/server.tsx' },
    output: {
      ...base.output,
      path: resolve(directory, 'dist', buildMode, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    optimization: { ...base.optimization, splitChunks: false, minimize: false },
    module: rules(true),
    plugins: [new rspack.DefinePlugin({ 'process.env.SERVER': 'true' })],
  };
}
