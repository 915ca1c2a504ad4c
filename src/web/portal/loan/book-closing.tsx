import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { type Appointment, AppointmentFields } from '#web/ui/appointment-fields.tsx';
import { closingPlaces, closingTimes } from '#words/en/labels.ts';
import { closingDesk as words } from '#words/en/loan-desk/closing.ts';
import type { LoanClosing } from './closing-tab.tsx';
import styles from './decision.module.css';
import { useLoan } from './loan-context.ts';

const fieldWords = { ...words, times: closingTimes, places: closingPlaces };

/** The appointment, booked or moved for the applicants. */
export const BookClosing = ({ view }: { view: LoanClosing }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const { days, places } = view.choices;
  const { appointmentOn, appointmentTime, place } = view.closing;
  const [appointment, setAppointment] = useState<Appointment>({
    on: appointmentOn ?? days[0] ?? null,
    time: appointmentTime ?? 'morning',
    place: place ?? places[0] ?? 'online',
  });
  const { on } = appointment;
  const book = useMutation(trpc.loanMoney.book.mutationOptions({ onSuccess: refresh }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (on !== null) book.mutate({ loanId, ...appointment, on });
  };
  const problem = book.data?.kind === 'notPossible' ? words.notPossible : (book.error?.message ?? null);
  return (
    <form onSubmit={send}>
      <div className={styles.inputs}>
        <AppointmentFields
          choices={view.choices}
          appointment={appointment}
          words={fieldWords}
          onChange={setAppointment}
        />
      </div>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p className={styles.press}>
        <button className="button button-secondary button-dense" type="submit" disabled={book.isPending || on === null}>
          {appointmentOn === null ? words.book : words.move}
        </button>
      </p>
    </form>
  );
};
