import { useMemo } from 'react';

/** Creates the element from parsed JSON and escapes `<`, so that no data can become markup. */
const rules = {
  createHTML: (json: string): string =>
    `<script type="application/ld+json">${JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c')}</script>`,
};

// a server has no Trusted Types
const policy =
  (typeof window === 'undefined' ? undefined : window.trustedTypes)?.createPolicy('vitrine-json-ld', rules) ?? rules;

/**
 * Structured data of a page for search engines (schema.org). Inserted as HTML, because React cannot create script elements where Trusted Types are
 * enforced.
 */
export function JsonLd({ data }: { data: { '@type': string } & Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const inner = useMemo(() => ({ __html: policy.createHTML(json) }), [json]);
  return <div hidden dangerouslySetInnerHTML={inner} />;
}
