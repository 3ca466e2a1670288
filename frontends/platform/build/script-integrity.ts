import { type Compiler, rspack } from '@rspack/core';

const PLAIN = /\bscript\.src = url;/;

/**
 * Has a remote load its chunks through the shell's `vitrineScript`, which lets only scripts of releases through (Trusted Types) and gives each its
 * integrity. The digests are known only once the release's hash is in the files, so they cannot be in the build as rspack's own plugin would
 * write them.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptIntegrity', (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap('ScriptIntegrity', (code) => {
        if (!PLAIN.test(code)) throw new Error(`The bundler makes script elements in another way than before: ${code}`);
        return code.replace(PLAIN, 'Object.assign(script, vitrineScript(url));');
      });
    });
  }
}
