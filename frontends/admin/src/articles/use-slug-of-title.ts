import { toSlug } from '@vitrine/schemas';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { ArticleValues } from './article-form.js';

/** Derives the address of a new article from its title until staff write one themselves. */
export function useSlugOfTitle(): void {
  const { values, setFieldValue } = useFormikContext<ArticleValues>();
  const { title, slug } = values;
  const suggested = useRef(title === '' && slug === '' ? '' : null);
  useEffect(() => {
    const next = toSlug(title);
    if (suggested.current !== slug || next === slug) return;
    suggested.current = next;
    void setFieldValue('slug', next);
  }, [title, slug, setFieldValue]);
}
