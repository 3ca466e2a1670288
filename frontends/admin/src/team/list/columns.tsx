import { ROLE_NAMES } from '@vitrine/schemas';
import { Badge } from '../../shared/cards/index.js';
import { format } from '../../shared/format.js';
import { cells, type Column, RowButton, RowLink } from '../../shared/list/index.js';
import { factorText, hasFactor, invitationText, personName, STATE_NAMES, STATE_TONES } from '../person.js';
import type { Person } from '../team-calls.js';
import styles from './columns.module.css';

/** A row, and what can be done with it. */
export interface PersonRow {
  person: Person;
  /** Whether it is the signed-in person's own account. */
  isSelf: boolean;
  /** Address of the account's form. */
  href: string;
  onSwitch: () => void;
  onResetFactors: () => void;
  onResend: () => void;
  onRevoke: () => void;
}

const shown: readonly Column<PersonRow>[] = [
  {
    title: 'Person',
    className: styles.person,
    cell: ({ person, isSelf }) => (
      <>
        {personName(person)}
        {isSelf && <span className={styles.self}> (you)</span>}
        {person.name !== null && <small>{person.email}</small>}
      </>
    ),
  },
  { title: 'Role', className: styles.role, cell: ({ person: { role } }) => ROLE_NAMES[role] },
  {
    title: 'State',
    className: styles.state,
    cell: ({ person: { state, invitation } }) => (
      <>
        <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
        {invitation && <small>{invitationText(invitation)}</small>}
      </>
    ),
  },
  {
    title: 'Second factor',
    className: styles.factor,
    cell: ({ person: { state, secondFactor } }) => (state === 'invited' ? '–' : factorText(secondFactor)),
  },
  {
    title: 'Last sign-in',
    className: `${cells.date} ${styles.date}`,
    cell: ({ person: { lastLoginAt } }) =>
      lastLoginAt === null ? 'Never' : <time dateTime={lastLoginAt}>{format.shortDateTime(lastLoginAt)}</time>,
  },
];

const actions: Column<PersonRow> = {
  title: 'Actions',
  className: `${cells.actions} ${styles.actions}`,
  cell: ({ person, href, onSwitch, onResetFactors, onResend, onRevoke }) => (
    <>
      <RowLink to={href} of={personName(person)}>
        Edit
      </RowLink>
      {person.state === 'invited' ? (
        <>
          <RowButton onClick={onResend} of={`the invitation of ${personName(person)}`}>
            Resend
          </RowButton>
          <RowButton onClick={onRevoke} of={`the invitation of ${personName(person)}`}>
            Revoke
          </RowButton>
        </>
      ) : (
        <>
          <RowButton onClick={onSwitch} of={personName(person)}>
            {person.state === 'suspended' ? 'Reactivate' : 'Suspend'}
          </RowButton>
          {hasFactor(person) && (
            <RowButton onClick={onResetFactors} of={`the second factor of ${personName(person)}`}>
              Reset
            </RowButton>
          )}
        </>
      )}
    </>
  ),
};

/** The columns of the team; the actions only for people who may change accounts. */
export const columnsFor = (mayWrite: boolean): readonly Column<PersonRow>[] => (mayWrite ? [...shown, actions] : shown);
