import { type Configuration, rspack } from '@rspack/core';
import { resolve } from 'node:path';

/**
 * `npm run stills -w @vitrine/app-screens`: a static page that shows the screen in its fragment, for screenshots without a running system:
 * `dist/stills/index.html#edition=signature&screen=catalogue&language=en&device=phone&turn=20`.
 */
const config: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  entry: { still: './stills/still.tsx' },
  output: { path: resolve(import.meta.dirname, 'dist/stills'), clean: true, publicPath: 'auto' },
  performance: false,
  stats: 'errors-warnings',
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    extensionAlias: { '.js': ['.tsx', '.ts', '.js'] },
  },
  module: {
    parser: { 'css/module': { namedExports: false } },
    rules: [
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ title: 'Vitrine', template: './stills/still.html', inject: 'body' })],
};

export default config;
