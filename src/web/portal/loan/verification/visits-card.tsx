import { useMutation } from '@tanstack/react-query';
import { openJourneyStates } from '#entities/facts/journey.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { vendorVisits as words } from '#words/portal/loan-desk/vendor-visits.ts';
import styles from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import type { FactEntries } from './fact-entries.tsx';
import own from './verification.module.css';

type Visit = FactEntries['visits'][number];

const TONES = {
  started: 'wait',
  left: 'wait',
  waiting: 'wait',
  finished: 'ok',
  expired: 'off',
  failed: 'stop',
} as const satisfies Record<Visit['state'], ChipTone>;

const VisitEntry = ({ visit }: { visit: Visit }) => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const check = useMutation(trpc.loanFacts.checkVisit.mutationOptions({ onSuccess: refresh }));
  const { id, capability, brand, person, state, problem, startedAt, changedAt } = visit;
  return (
    <article className={own.entry}>
      <h3>
        {words.visit(words.names[capability], brand, firstNameOf(file.application, person) ?? '')}{' '}
        <Chip tone={TONES[state]}>{words.states[state]}</Chip>
      </h3>
      <p className={styles.note}>
        {words.times(momentText(startedAt), momentText(changedAt))}
        {problem !== null && ` ${words.problems[problem]}`}
      </p>
      {can('workLoan') && openJourneyStates.includes(state) && (
        <div className={own.actions}>
          <button
            className="button button-secondary button-dense"
            type="button"
            disabled={check.isPending}
            onClick={() => check.mutate({ loanId, visitId: id })}
          >
            {words.check}
          </button>
        </div>
      )}
      <p className={styles.note} role="status">
        {check.error?.message}
        {check.data && words.outcomes[check.data.kind]}
      </p>
    </article>
  );
};

/** Where each applicant's visits to vendors stand, with a way to ask again; the form below is the way on by hand. */
export const VisitsCard = ({ visits }: { visits: readonly Visit[] }) => {
  if (visits.length === 0) return null;
  return (
    <FactCard title={words.title}>
      <p className={styles.note}>{words.note}</p>
      {visits.map((visit) => (
        <VisitEntry key={visit.id} visit={visit} />
      ))}
    </FactCard>
  );
};
