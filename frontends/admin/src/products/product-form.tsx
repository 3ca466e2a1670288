import { getPublicationState } from '@vitrine/schemas';
import { useState } from 'react';
import { failureText } from '../shared/failure-text.js';
import { EntityPage } from '../shared/editing/index.js';
import { TextsMissing } from '../shared/form/index.js';
import { getProduct } from './calls/get-product.js';
import { useSaveProduct } from './calls/save-product.js';
import { ProductFields } from './form/product-fields.js';
import { translatedNames, bodyOf, copyOf, LABELS, productFormSchema, valuesOf } from './form/product-values.js';
import { ReturnWhenSaved } from './form/return-when-saved.js';
import { PublicPageLink } from './form/public-page-link.js';
import { ProductPreview } from './preview/product-preview.js';
import type { Product } from './product.js';
import styles from './product-form.module.css';

interface ProductFormProps {
  /** Null for a new one. */
  product: Product | null;
  /** The product that a new one copies. */
  copied?: Product | null;
}

/** A product's form with a preview (back-office spec §2, Product create and edit). */
export function ProductForm({ product, copied = null }: ProductFormProps) {
  const save = useSaveProduct();
  const [saved, setSaved] = useState<Product>();
  const known = saved ?? product;
  const isPublic = known && getPublicationState(known.published, known.publishedAt) === 'published';
  return (
    <EntityPage
      entity={product}
      noun="product"
      getName={({ name }: Product) => name}
      schema={productFormSchema}
      labels={LABELS}
      valuesOf={(stored: Product | null) => (stored ? valuesOf(stored) : copyOf(copied))}
      bodyOf={bodyOf}
      save={save}
      reload={getProduct}
      failure={`Failed to ${product ? 'update' : 'add'} product. Please try again.`}
      toFailure={(error) => failureText(error, '')}
      saveLabel={product ? 'Update Product' : 'Create Product'}
      back="/admin/products"
      onSaved={setSaved}
      aside={
        <div className={styles.aside}>
          {isPublic && <PublicPageLink id={known.id} />}
          <TextsMissing names={translatedNames} />
        </div>
      }
    >
      <div className={styles.columns}>
        <ProductFields />
        <ProductPreview />
      </div>
      <ReturnWhenSaved saved={saved !== undefined} />
    </EntityPage>
  );
}
