import { useMemo } from 'react';

/** Makes the element itself from data, so that nothing in them can become anything else than data. */
const rules = {
  createHTML: (json: string): string =>
    `<script type="application/ld+json">${JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c')}</script>`,
};

// a server has none
const policy =
  (typeof window === 'undefined' ? undefined : window.trustedTypes)?.createPolicy('vitrine-json-ld', rules) ?? rules;

/**
 * What search engines read about a page beside its text, in the terms of schema.org. React itself cannot make script elements where Trusted Types
 * are enforced.
 */
export function JsonLd({ data }: { data: { '@type': string } & Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const inner = useMemo(() => ({ __html: policy.createHTML(json) }), [json]);
  return <div hidden dangerouslySetInnerHTML={inner} />;
}
