import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { LoanHub } from '#entities/loan-hub.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { type Appointment, AppointmentFields } from '#web/ui/appointment-fields.tsx';
import { hubWords } from '#words/en/hub.ts';
import styles from './to-do.module.css';

const words = hubWords.book;

/** The closing appointment. Texas and the like offer fewer choices. */
export const BookForm = ({ hub, onDone }: { hub: LoanHub; onDone: () => void }) => {
  const trpc = useTRPC();
  const { days, places } = hub.closingChoices;
  const { appointmentOn, appointmentTime, place } = hub.closing;
  const [appointment, setAppointment] = useState<Appointment>({
    on: appointmentOn ?? days[0] ?? null,
    time: appointmentTime ?? 'morning',
    place: place ?? places[0] ?? 'online',
  });
  const { on } = appointment;
  const book = useMutation(trpc.loan.bookClosing.mutationOptions({ onSuccess: onDone }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (on !== null) book.mutate({ ...appointment, on });
  };
  const problem = book.data?.kind === 'notPossible' ? words.notPossible : (book.error?.message ?? null);
  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.choices}>
        <AppointmentFields
          choices={hub.closingChoices}
          appointment={appointment}
          words={words}
          onChange={setAppointment}
        />
      </div>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <button className="button button-primary button-small" type="submit" disabled={book.isPending || on === null}>
        {appointmentOn === null ? words.send : words.move}
      </button>
    </form>
  );
};
