import { countByEdition, toEditionFilter, findEdition, filterByEdition, productListPath } from './editions.js';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('editions', () => {
  it('counts the products whose name contains the word, whatever its case and place', () => {
    const products = named('Classic', 'Signature für Juweliere', 'The PRESTIGE Maison', 'Classic Signature', 'Atelier');
    expect(countByEdition(products)).toEqual({ all: 5, classic: 2, signature: 2, prestige: 1 });
  });

  it('keeps the order of the products', () => {
    expect(filterByEdition(named('Classic B', 'Prestige', 'Classic A'), 'classic')).toEqual(
      named('Classic B', 'Classic A'),
    );
  });

  it('reads a filter from the address and shows everything for an unknown one', () => {
    expect(toEditionFilter('signature')).toBe('signature');
    expect(toEditionFilter('Prestige')).toBe('prestige');
    expect(toEditionFilter('platinum')).toBe('all');
    expect(toEditionFilter(null)).toBe('all');
  });

  it('finds the first edition of a product', () => {
    expect(findEdition('Signature Boutique')).toBe('signature');
    expect(findEdition('Atelier')).toBeUndefined();
  });

  it('has no parameter in the address for all products', () => {
    expect(productListPath()).toBe('/products');
    expect(productListPath('prestige')).toBe('/products?edition=prestige');
  });
});
