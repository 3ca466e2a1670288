import { ButtonLink, useNotify } from '@vitrine/ui';
import { useState } from 'react';
import { ConfirmMutation } from '../shared/deleting/index.js';
import { Line } from '../shared/layout/line.js';
import { Screen } from '../shared/layout/screen.js';
import { DataTable, ListFailure, NEW_ROW, useDialogRow } from '../shared/list/index.js';
import { useMayOn, useStaff } from '../shared/permissions/index.js';
import { rowFailure, useRowFailures } from '../shared/rows/index.js';
import { PersonDialog } from './form/person-dialog.js';
import { columnsFor } from './list/columns.js';
import { ResetFactorsDialog } from './list/reset-factors-dialog.js';
import { SuspendDialog } from './list/suspend-dialog.js';
import { personName } from './person.js';
import { type Person, useResendInvitation, useRevokeInvitation, useSwitchState, useTeam } from './team-calls.js';

/** The team: accounts are invited, changed, suspended and reactivated here. */
export default function TeamPage() {
  const team = useTeam();
  const { data, error } = team;
  const staff = useStaff();
  const mayWrite = useMayOn('team')('write');
  const shown = useDialogRow('person');
  const switchState = useSwitchState();
  const resend = useResend();
  const [suspending, setSuspending] = useState<Person | null>(null);
  const [resetting, setResetting] = useState<Person | null>(null);
  const [revoking, setRevoking] = useState<Person | null>(null);
  const isSelf = ({ id }: Person) => id === staff?.id;
  const edited = data?.find(({ id }) => id === shown.id);
  const isInviting = shown.id === NEW_ROW;

  return (
    <Screen>
      {mayWrite && (
        <Line atEnd>
          <ButtonLink to={shown.href(NEW_ROW)}>Invite a colleague</ButtonLink>
        </Line>
      )}
      <ListFailure query={team} text="The team could not be loaded." />
      {!(error && !data) && (
        <DataTable
          caption="Team"
          columns={columnsFor(mayWrite)}
          rows={data?.map((person) => ({
            person,
            isSelf: isSelf(person),
            href: shown.href(person.id),
            onSwitch: () => (person.state === 'suspended' ? switchState.change(person) : setSuspending(person)),
            onResetFactors: () => setResetting(person),
            onResend: () => resend.send(person),
            onRevoke: () => setRevoking(person),
          }))}
          rowKey={({ person }) => person.id}
          rowNotice={({ person }) => rowFailure(switchState.toFailure(person) ?? resend.toFailure(person))}
        />
      )}
      {mayWrite && (edited ?? isInviting) && (
        <PersonDialog
          key={shown.id}
          person={edited ?? null}
          isSelf={edited !== undefined && isSelf(edited)}
          onClose={shown.close}
        />
      )}
      {suspending && (
        <SuspendDialog
          person={suspending}
          isSelf={isSelf(suspending)}
          onConfirm={() => {
            switchState.change(suspending);
            setSuspending(null);
          }}
          onClose={() => setSuspending(null)}
        />
      )}
      {resetting && <ResetFactorsDialog person={resetting} onClose={() => setResetting(null)} />}
      {revoking && <RevokeDialog person={revoking} onClose={() => setRevoking(null)} />}
    </Screen>
  );
}

/** Resends invitations; errors are kept by row. */
function useResend() {
  const { mutate } = useResendInvitation();
  const failures = useRowFailures();
  const notify = useNotify();
  const send = (person: Person): void => {
    failures.forget(person.id);
    mutate(person.id, {
      onSuccess: () => notify({ message: `The invitation of ${personName(person)} is on its way again.` }),
      onError: (error) =>
        failures.show(person.id, `The invitation of ${personName(person)} could not be sent again.`, error, () =>
          send(person),
        ),
    });
  };
  return { send, toFailure: ({ id }: Person) => failures.of(id) };
}

function RevokeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const name = personName(person);
  return (
    <ConfirmMutation
      title={`Revoke the invitation of ${name}?`}
      confirmLabel="Revoke"
      mutation={useRevokeInvitation()}
      variables={person.id}
      failure="The invitation could not be revoked."
      done={{ message: `The invitation of ${name} was revoked.` }}
      onClose={onClose}
    >
      <p>The link in the mail works no more. The address can be invited again.</p>
    </ConfirmMutation>
  );
}
