/** What the sources of an extension import beside scripts: named by `types` in its `tsconfig.json`. */
import '../../../platform/types/assets.d.ts';
import '../../../platform/types/scripts.d.ts';
