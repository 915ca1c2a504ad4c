import { useMutation } from '@tanstack/react-query';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { BookingForm } from '#web/ui/forms/booking-form.tsx';
import { hubWords } from '#words/loan/hub.ts';

const words = hubWords.book;

/** The closing appointment. Texas and similar states offer fewer choices. */
export const BookForm = ({ hub, onDone }: { hub: LoanHub; onDone: () => void }) => {
  const trpc = useTRPC();
  // Refused or not, the hub is read again: it shows what is open now.
  const book = useMutation(trpc.loan.bookClosing.mutationOptions({ onSuccess: onDone }));
  const refused = book.data && book.data.kind !== 'booked' ? words[book.data.kind] : null;
  return (
    <>
      <p className="muted">{words.zone(hub.timeZone)}</p>
      <BookingForm
        choices={hub.closingChoices}
        closing={hub.closing}
        words={words}
        look="page"
        isPending={book.isPending}
        problem={refused ?? book.error?.message ?? null}
        onBook={(appointment) => book.mutate(appointment)}
      />
    </>
  );
};
