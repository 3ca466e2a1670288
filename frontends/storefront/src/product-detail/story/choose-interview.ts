import type { Interview, Product } from '../../shared/catalogue/catalogue.js';
import { findEdition } from '../../shared/catalogue/editions.js';
import { findNamedProduct } from '../../shared/catalogue/named-product.js';

type Listed = Pick<Product, 'id' | 'name'>;

/** An interview with a quotation, and the name of the product that its client runs. */
interface Chosen {
  interview: Interview;
  runs: string;
}

/**
 * The interview that speaks for a product: of a client who runs it, else one of its edition. Interviews name what their client runs
 * in their words alone; one that names none speaks for no product.
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
