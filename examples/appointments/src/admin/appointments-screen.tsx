import {
  callApi,
  cells,
  type Column,
  DataTable,
  DeleteButton,
  DeleteDialog,
  EmailLink,
  EmptyList,
  format,
  Line,
  ListFailure,
  Screen,
  useMay,
  useMutation,
  useQuery,
  useQueryClient,
} from '@vitrine/admin/extension/screen';
import { useState } from 'react';

/** An appointment as the API answers it; personal data is null where it cannot be read. */
interface Appointment {
  id: string;
  day: string;
  name: string | null;
  email: string | null;
  note: string | null;
}

interface Answer {
  appointments: Appointment[];
  /** Orders of the last 30 days. */
  handovers: number;
}

const KEY = ['appointments'] as const;

const columns: readonly Column<Appointment>[] = [
  { title: 'Day', cell: ({ day }) => format.day(day) },
  {
    title: 'Customer',
    cell: ({ name, email }) => (
      <>
        {name ?? 'Cannot be read'}
        {email !== null && (
          <small>
            <EmailLink address={email} />
          </small>
        )}
      </>
    ),
  },
  { title: 'Wishes', cell: ({ note }) => note ?? '' },
];

const handoverText = (orders: number): string =>
  orders === 1
    ? '1 order of the last 30 days could be handed over in the boutique.'
    : `${orders} orders of the last 30 days could be handed over in the boutique.`;

/** The list of appointments, the next one first. */
export default function AppointmentsScreen() {
  const may = useMay();
  const client = useQueryClient();
  const [deleting, setDeleting] = useState<Appointment | null>(null);
  const appointments = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi<Answer>('GET', '/api/appointments/admin', { signal }),
    staleTime: 0,
  });
  const { data, error } = appointments;
  const remove = useMutation({
    mutationFn: (id: string) => callApi('DELETE', `/api/appointments/admin/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
  const actions: Column<Appointment> = {
    title: 'Actions',
    className: cells.actions,
    cell: (appointment) => (
      <DeleteButton
        label={`Delete the appointment of ${appointment.name ?? 'somebody'}`}
        onClick={() => setDeleting(appointment)}
      />
    ),
  };
  return (
    <Screen>
      <Line note={data ? handoverText(data.handovers) : 'Who comes to the boutique, the next first.'}>{null}</Line>
      <ListFailure query={appointments} text="The appointments could not be loaded." />
      {data?.appointments.length === 0 && (
        <EmptyList title="Nobody has an appointment" hint="Visitors ask for one on the page “Appointment”." />
      )}
      {!(error && !data) && data?.appointments.length !== 0 && (
        <DataTable
          caption="Appointments"
          columns={may('contacts:write') ? [...columns, actions] : columns}
          rows={data?.appointments}
          rowKey={({ id }) => id}
        />
      )}
      {deleting && (
        <DeleteDialog
          id={deleting.id}
          title="Delete this appointment?"
          question="It is deleted for good, with the customer's data. Nobody is told."
          remove={remove}
          failure="The appointment could not be deleted."
          done={{ message: 'The appointment was deleted.' }}
          onClose={() => setDeleting(null)}
        />
      )}
    </Screen>
  );
}
