import { ConfirmMutation } from '../../shared/deleting/index.js';
import { personName } from '../person.js';
import { type Person, useResetFactors } from '../team-calls.js';

/** Asks before it removes the second factors of an account. */
export function ResetFactorsDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const name = personName(person);
  return (
    <ConfirmMutation
      title={`Reset the second factor of ${name}?`}
      confirmLabel="Reset"
      mutation={useResetFactors()}
      variables={person.id}
      failure="The second factor could not be reset."
      done={{ message: `${name} has no second factor any more and is signed out everywhere.` }}
      onClose={onClose}
    >
      <p>
        Make sure that it is really {name} who lost it. The account is signed out everywhere, a mail tells its holder,
        and the password alone is enough for the next sign-in.
      </p>
    </ConfirmMutation>
  );
}
