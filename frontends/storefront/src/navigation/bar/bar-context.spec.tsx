import { render } from '@testing-library/react';
import { useBar } from './bar-context.js';

it('throws an error outside of a part that the bar has opened', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Part() {
    useBar();
    return null;
  }
  expect(() => render(<Part />)).toThrow('useBar is for what the navigation bar has opened');
  logged.mockRestore();
});
