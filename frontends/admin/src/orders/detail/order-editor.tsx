import { Formik } from 'formik';
import type { OrderValues } from './order-changes.js';
import { OrderEditorDialog, type OrderEditorProps } from './order-editor-dialog.js';
import { orderFormSchema } from './order-form-schema.js';
import { useOrderEditing } from './use-order-editing.js';

/** The form around an order's details; a saved or reloaded order fills it anew. */
export function OrderEditor(props: OrderEditorProps) {
  const editing = useOrderEditing(props.order, () => void props.onReload().catch(() => undefined));
  return (
    <Formik<OrderValues>
      initialValues={editing.stored}
      validationSchema={orderFormSchema}
      onSubmit={(values) => editing.save(values)}
    >
      <OrderEditorDialog {...props} editing={editing} />
    </Formik>
  );
}
