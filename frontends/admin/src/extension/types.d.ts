/** The types of what the sources of an extension import besides scripts: named by `types` in its `tsconfig.json`. */
import '../../../platform/types/assets.d.ts';
import '../../../platform/types/scripts.d.ts';
