import { invitationSchema, ROLES, staffUpdateSchema, type Role, type StaffUpdate } from '@vitrine/schemas';
import { Select, TextField } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { EntityDialog } from '../../shared/editing/index.js';
import { Fields } from '../../shared/form/index.js';
import { personName, ROLE_OPTIONS, roleNote } from '../person.js';
import { type Person, reloadPerson, useSavePerson } from '../team-calls.js';

interface PersonValues {
  email: string;
  name: string;
  role: Role | '';
}

const LABELS = { email: 'Email', name: 'Name', role: 'Role' };

const valuesOf = (person: Person | null): PersonValues => ({
  email: person?.email ?? '',
  name: person?.name ?? '',
  role: person?.role ?? '',
});

/** The email address is sent only with an invitation; it never changes. */
const bodyFor = (person: Person | null) => (values: PersonValues) =>
  (person
    ? staffUpdateSchema.pick(['name', 'role']).cast({ name: values.name, role: values.role })
    : invitationSchema.cast(values)) as StaffUpdate;

interface PersonDialogProps {
  /** Null to invite somebody. */
  person: Person | null;
  isSelf: boolean;
  onClose: () => void;
}

/** Invites somebody, or changes name and role of an account. */
export function PersonDialog({ person, isSelf, onClose }: PersonDialogProps) {
  const save = useSavePerson();
  return (
    <EntityDialog
      entity={person}
      noun="account"
      title={person ? `Edit ${personName(person)}` : 'Invite a colleague'}
      saveLabel={person ? 'Save account' : 'Send invitation'}
      size="small"
      labels={LABELS}
      schema={person ? staffUpdateSchema : invitationSchema}
      getName={personName}
      valuesOf={valuesOf}
      bodyOf={bodyFor(person)}
      save={save}
      reload={reloadPerson}
      failure={person ? 'The account could not be saved.' : 'The invitation could not be sent.'}
      fieldOfCode={{ STAFF_EXISTS: 'email', LAST_OWNER: 'role' }}
      savedText={(saved, created) =>
        created ? `${personName(saved)} is invited: the mail is on its way.` : `${personName(saved)} was saved.`
      }
      onClose={onClose}
    >
      <Fields>
        {!person && (
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="off"
            hint="The invitation goes there; it works once, for 72 hours"
            required
            autoFocus
          />
        )}
        <TextField
          name="name"
          label="Name"
          autoComplete="off"
          hint="How colleagues see this person"
          required={!person}
        />
        <RoleField person={person} isSelf={isSelf} />
      </Fields>
    </EntityDialog>
  );
}

/** The role, with its description and the effect of changing it. */
function RoleField({ person, isSelf }: Omit<PersonDialogProps, 'onClose'>) {
  const { values } = useFormikContext<PersonValues>();
  const isChanged = person !== null && person.state !== 'invited' && values.role !== person.role;
  const note = ROLES.includes(values.role as Role) ? roleNote(values.role) : undefined;
  return (
    <Select
      name="role"
      label="Role"
      options={ROLE_OPTIONS}
      {...(!person && { placeholder: 'Please choose' })}
      hint={
        <>
          {note}
          {isChanged && (
            <strong>{isSelf ? ' You are signed out at once.' : ' The change signs this person out everywhere.'}</strong>
          )}
        </>
      }
      required
    />
  );
}
