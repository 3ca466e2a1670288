import { useEnvironment } from '@vitrine/platform';
import { JsonLd } from './json-ld.js';

/** The company for search engines, as schema.org's Organization. */
export function Organization() {
  const { publicUrl } = useEnvironment();
  return <JsonLd data={{ '@type': 'Organization', name: 'Vitrine', url: publicUrl }} />;
}
