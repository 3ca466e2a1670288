import { render, screen } from '@testing-library/react';
import { CONTACT_STATUSES } from '@vitrine/schemas';
import { Badge } from '../shared/cards/index.js';
import { statusNames, statusTones } from './status.js';

const colours = { new: 'blue', read: 'yellow', replied: 'green', closed: 'grey' };
/** The classes of badge.module.css by their colour. */
const classes = { blue: 'fresh', yellow: 'waiting', green: 'good', grey: 'quiet' } as Record<string, string>;

test.each(CONTACT_STATUSES)('the badge of a request has the colour of its status: %s', (status) => {
  render(<Badge tone={statusTones[status]}>{statusNames[status]}</Badge>);
  expect(screen.getByText(statusNames[status])).toHaveClass(classes[colours[status]] ?? '');
});
