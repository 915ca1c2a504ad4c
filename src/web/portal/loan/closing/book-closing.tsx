import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { BookingForm } from '#web/ui/forms/booking-form.tsx';
import { closingLocations, closingTimes } from '#words/labels.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import { useLoan } from '../loan-context.ts';
import type { LoanClosing } from './closing-tab.tsx';

const words = { ...closingDesk, times: closingTimes, places: closingLocations };

/** The closing appointment, booked or moved for the applicants. */
export const BookClosing = ({ view }: { view: LoanClosing }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const book = useMutation(trpc.loanMoney.book.mutationOptions({ onSuccess: refresh }));
  const { appointmentOn: on, appointmentTime: time, place } = view.closing;
  const seen = on === null || time === null || place === null ? null : { on, time, place };
  const told = book.data && book.data.kind !== 'booked' ? words[book.data.kind] : null;
  return (
    <BookingForm
      choices={view.choices}
      closing={view.closing}
      words={words}
      look="dense"
      isPending={book.isPending}
      problem={told ?? book.error?.message ?? null}
      onBook={(appointment) => book.mutate({ loanId, ...appointment, seen })}
    />
  );
};
