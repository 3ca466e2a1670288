import { type Compiler, rspack } from '@rspack/core';

/** What the public origin must know about a build; written as `release.json` beside the browser files. */
export interface ReleaseManifest {
  remote: string;
  /** `PLATFORM_CONTRACT` the build was made against. */
  contract: number;
  /** File name of the entry script: the shell's main script or the remote's federation entry. */
  entry: string;
  /** Files of each named chunk group, so that a page can link its styles and preload its scripts. */
  chunks: Record<string, { js: string[]; css: string[] }>;
  /** Font files that the first view needs, for preloading. */
  fonts: string[];
  /** The site's icons and its picture for shared links; null when the build has none. */
  icon: string | null;
  touchIcon: string | null;
  picture: string | null;
}

const isEntry = (file: string) => /^(main|remoteEntry)(\.|$)/.test(file);

/** Writes the build's {@link ReleaseManifest}. */
export class ReleaseManifestPlugin {
  private readonly build: { remote: string; contract: number };

  constructor(build: { remote: string; contract: number }) {
    this.build = build;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseManifest', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleaseManifest', stage }, () => {
        const chunks: ReleaseManifest['chunks'] = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          const files = group.getFiles();
          chunks[name] = {
            js: files.filter((file) => file.endsWith('.js')),
            css: files.filter((file) => file.endsWith('.css')),
          };
        }
        const names = compilation.getAssets().map((asset) => asset.name);
        const entry = names.find((file) => file.endsWith('.js') && isEntry(file));
        if (!entry) throw new Error(`The build of ${this.build.remote} has no entry script`);
        const named = (name: string) => names.find((file) => file.startsWith(`${name}.`)) ?? null;
        const manifest: ReleaseManifest = {
          ...this.build,
          entry,
          chunks,
          fonts: names.filter((file) => file.endsWith('.woff2') && /-latin-wght-normal\./.test(file)),
          icon: named('favicon'),
          touchIcon: named('touch-icon'),
          picture: named('open-graph'),
        };
        compilation.emitAsset('release.json', new rspack.sources.RawSource(JSON.stringify(manifest, null, 2)));
      });
    });
  }
}
