import type { Interview, Product } from '../../shared/catalogue/catalogue.js';
import { findEdition } from '../../shared/catalogue/editions.js';
import { findNamedProduct } from '../../shared/catalogue/named-product.js';

type Listed = Pick<Product, 'id' | 'name'>;

/** An interview with a quotation, and the name of the product that its client uses. */
interface Chosen {
  interview: Interview;
  runs: string;
}

/**
 * An interview for the page of a product: with a client who uses it, else one who uses a product of its edition. Interviews mention the product only
 * in their text; one that mentions none is never chosen.
 */
export function chooseInterview(
  product: Listed,
  interviews: readonly Interview[],
  products: readonly Listed[],
): Chosen | undefined {
  const speaking = interviews.flatMap((interview) => {
    const named = interview.quote === null ? undefined : findNamedProduct(interview.story, products);
    return named ? [{ interview, named }] : [];
  });
  const edition = findEdition(product.name);
  const found =
    speaking.find(({ named }) => named.id === product.id) ??
    speaking.find(({ named }) => edition !== undefined && findEdition(named.name) === edition);
  return found && { interview: found.interview, runs: found.named.name };
}
