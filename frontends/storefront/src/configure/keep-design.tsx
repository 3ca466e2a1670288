import { readFragment, toFragment } from '@vitrine/app-screens';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { storedDesign } from '../shared/app-preview/stored-design.js';
import { type DesignValues, toTheme, toValues, validateDesign } from './design-values.js';

/** A link's fragment that holds a design. */
const SHARED = /[#&]primary=/;

/** Brings back the design of the link, or the one made before in this tab, then keeps each change in the address, so that it can be shared. */
export function KeepDesign() {
  const { values, setValues, initialValues } = useFormikContext<DesignValues>();
  const before = useRef(values);

  useEffect(() => {
    const kept = storedDesign.get();
    const isShared = SHARED.test(location.hash);
    const theme = isShared ? readFragment(location.hash, toTheme(initialValues)).theme : kept;
    if (theme) void setValues((current) => toValues(theme, current.productId), false);
  }, [setValues, initialValues]);

  useEffect(() => {
    if (before.current === values) return;
    before.current = values;
    if (Object.keys(validateDesign(values)).length > 0) return;
    history.replaceState(history.state, '', location.pathname + location.search + toFragment(toTheme(values)));
  }, [values]);
  return null;
}
