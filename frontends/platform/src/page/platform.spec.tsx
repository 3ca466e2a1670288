import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useEnvironment } from '../environment.js';
import { useLanguage } from '../language/use-language.js';

function thrownBy(use: () => unknown): string {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Helper(): ReactNode {
    use();
    return null;
  }
  try {
    render(<Helper />, { wrapper: MemoryRouter });
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  } finally {
    logged.mockRestore();
  }
}

test.each([
  ['useEnvironment', useEnvironment],
  ['useLanguage', useLanguage],
])('%s outside its provider throws an error that names it', (name, use) => {
  expect(thrownBy(use)).toBe(`${name} needs <Platform> around it`);
});
