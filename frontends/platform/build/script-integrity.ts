import { type Compiler, rspack } from '@rspack/core';

const PLAIN = /\bscript\.src = url;/;

/**
 * Makes a remote load its chunks through the shell's `vitrineScript`, which allows only scripts of releases (Trusted Types) and sets the integrity
 * of each. The digests are known only once the release's hash is in the files, so rspack's own plugin cannot write them at build time.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptIntegrity', (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap('ScriptIntegrity', (code) => {
        if (!PLAIN.test(code)) throw new Error(`The bundler creates script elements in an unexpected way: ${code}`);
        return code.replace(PLAIN, 'Object.assign(script, vitrineScript(url));');
      });
    });
  }
}
