import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#entities/values/person.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { IconEye, IconEyeOff } from '#web/ui/icons.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { ReasonForm } from '../decision/reason-form.tsx';
import { useLoan } from '../loan-context.ts';

const words = loanFacts.borrowers;

/** The last four digits for everyone; the full number only with permission and a stated reason, until the user leaves the page. */
export const SsnFact = ({ person, last4 }: { person: Person; last4: string | null }) => {
  const trpc = useTRPC();
  const { loanId, can } = useLoan();
  const [isAsked, setIsAsked] = useState(false);
  const show = useMutation(trpc.loanWork.showSsn.mutationOptions());
  const container = useFocusAlong<HTMLSpanElement>(`${isAsked} ${show.data !== undefined}`);
  if (last4 === null) return <span className="muted">{loanFacts.unknown}</span>;
  if (show.data)
    return (
      <span ref={container}>
        <span className="figures">{show.data.ssn}</span>{' '}
        <button className="link-button" type="button" onClick={() => show.reset()}>
          <IconEyeOff size={14} stroke={1.75} aria-hidden />
          {words.hide}
        </button>
      </span>
    );
  return (
    <span ref={container}>
      {words.ssnHidden(last4)}{' '}
      {can('seeSsn') && !isAsked && (
        <button className="link-button" type="button" onClick={() => setIsAsked(true)}>
          <IconEye size={14} stroke={1.75} aria-hidden />
          {words.show}
        </button>
      )}
      {isAsked && (
        <ReasonForm
          words={{
            label: words.why,
            help: words.whyHelp,
            submit: words.showIt,
            cancel: words.hide,
            empty: words.reasonShort,
          }}
          isPending={show.isPending}
          problem={show.error?.message ?? null}
          onSubmit={(reason) => show.mutate({ loanId, person, reason }, { onSuccess: () => setIsAsked(false) })}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </span>
  );
};
