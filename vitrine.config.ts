import type { VitrineConfig } from '@vitrine/kit/vitrine-config';

/** The extensions of this house, by the part they extend (docs/guides/extend.md). */
export default { api: [], admin: [], storefront: [] } satisfies VitrineConfig;
