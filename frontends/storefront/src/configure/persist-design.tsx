import { readFragment, toFragment } from '@vitrine/app-screens';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { storedDesign } from '../shared/app-preview/stored-design.js';
import type { Product } from '../shared/catalogue/catalogue.js';
import { type DesignValues, editionTheme, toTheme, toValues, validateDesign } from './design-values.js';

/** Matches the fragment of a link that contains a design. */
const SHARED = /[#&]primary=/;

/**
 * Restores the design of the link, or the earlier one of this tab, then writes each change into the address, so that it can be shared. Without such
 * a design the form starts with that of `product`, also when the product is loaded later than the form.
 */
export function PersistDesign({ product }: { product: Product | undefined }) {
  const { values, setValues, initialValues, dirty } = useFormikContext<DesignValues>();
  const before = useRef(values);
  const isBegun = useRef(false);

  useEffect(() => {
    const shared = SHARED.test(location.hash) ? readFragment(location.hash, toTheme(initialValues)).theme : null;
    const theme = shared ?? storedDesign.get();
    if (!theme) return;
    isBegun.current = true;
    void setValues((current) => toValues(theme, current.productId), false);
  }, [setValues, initialValues]);

  useEffect(() => {
    if (!product || values.productId !== '') return;
    const theme = isBegun.current || dirty ? toTheme(values) : { ...editionTheme(product), house: '' };
    void setValues(toValues(theme, product.id), false);
  }, [product, values, dirty, setValues]);

  useEffect(() => {
    if (before.current === values) return;
    before.current = values;
    if (Object.keys(validateDesign(values)).length > 0) return;
    history.replaceState(history.state, '', location.pathname + location.search + toFragment(toTheme(values)));
  }, [values]);
  return null;
}
