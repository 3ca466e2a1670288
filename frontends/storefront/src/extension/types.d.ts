/** Types of the assets that an extension imports; listed under `types` in its `tsconfig.json`. */
import '../../../platform/types/assets.d.ts';
import '../../../platform/types/scripts.d.ts';
