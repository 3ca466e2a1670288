import { fireEvent, render, screen as page, within } from '@testing-library/react';
import { useState } from 'react';
import { AppScreens, Device, EDITION_THEMES, type Screen, SCREENS } from '../index.js';

function Demo({ language }: { language: 'de' | 'en' }) {
  const [screen, show] = useState<Screen>('house');
  return (
    <AppScreens theme={EDITION_THEMES.prestige} language={language} screen={screen} onScreen={show} heading="h1" />
  );
}

const heading = () => page.getByRole('heading', { level: 1 }).textContent;
const press = (name: string | RegExp) => fireEvent.click(page.getByRole('button', { name }));

test('all six screens can be reached by buttons', () => {
  render(<Demo language="en" />);
  expect(heading()).toBe('Haus Morgenthal');
  press('View the collection');
  expect(heading()).toBe('The collection');
  press('Wish list');
  expect(heading()).toBe('Your wish list');
  press('Try them on in store');
  expect(heading()).toBe('Your visit');
  press('Workshop');
  expect(heading()).toBe('Your repair');
  press('House');
  press(/Your certificates/);
  expect(heading()).toBe('Automatic 39');
  expect(page.getByText('Haus Morgenthal', { selector: 'p *' })).toBeTruthy();
});

test('a saved piece is on the wish list, and an appointment is confirmed', () => {
  render(<Demo language="de" />);
  press('Kollektion');
  press('Armband merken');
  press('Wunschliste');
  const saved = page.getAllByRole('listitem').map((item) => within(item).queryByText('Armband')?.textContent);
  expect(saved).toContain('Armband');
  press('Termin');
  press('24. November');
  press('16:30 Uhr');
  press('Termin anfragen');
  expect(page.getByText('Wir erwarten Sie am 24. November um 16:30 Uhr.')).toBeTruthy();
});

test('a device that shows its back has inert screens', () => {
  const { container, rerender } = render(
    <Device kind="phone" theme={EDITION_THEMES.classic} turn={0}>
      <button type="button">in</button>
    </Device>,
  );
  expect(container.querySelector('[inert]')).toBeNull();
  rerender(
    <Device kind="phone" theme={EDITION_THEMES.classic} turn={180}>
      <button type="button">in</button>
    </Device>,
  );
  expect(container.querySelector('[inert] button')).not.toBeNull();
});

test.each(SCREENS)('the screen %s is rendered in both languages with the same theme', (screen) => {
  for (const language of ['de', 'en'] as const) {
    const { container, unmount } = render(
      <AppScreens theme={EDITION_THEMES.signature} language={language} screen={screen} onScreen={() => undefined} />,
    );
    const app = container.querySelector<HTMLElement>('[data-app-screen]');
    expect(app?.lang).toBe(language);
    expect(app?.style.getPropertyValue('--app-brand')).toBe(EDITION_THEMES.signature.primary);
    unmount();
  }
});
