import { useMutation } from '@tanstack/react-query';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { creditReportWords as words } from '#words/portal/loan-desk/credit-reports.ts';
import styles from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import type { FactEntries } from './fact-entries.tsx';
import own from './verification.module.css';

type Report = FactEntries['creditReports'][number];

const TONES = {
  asking: 'wait',
  found: 'ok',
  frozen: 'stop',
  notFound: 'stop',
  unavailable: 'stop',
} as const satisfies Record<Report['outcome'], ChipTone>;

const ReportEntry = ({ report }: { report: Report }) => {
  const { file } = useLoan();
  const { people, look, source, outcome, reason, askedAt, orderReference, scores } = report;
  const names = people.map((person) => firstNameOf(file.application, person) ?? '').join(' and ');
  const told = scores.map((each) => each.map((score) => score ?? words.none).join(', ')).join('; ');
  const at = momentText(askedAt);
  // Nobody was asked: no order was sent, and no answer is missing.
  const isSent = reason !== 'notConfigured';
  return (
    <article className={own.entry}>
      <h3>
        {words.names(look, names)}{' '}
        <Chip tone={isSent ? TONES[outcome] : 'off'}>{isSent ? words.outcomes[outcome] : words.notOrdered}</Chip>
      </h3>
      <p className={styles.note}>
        {source === 'staff' ? words.entered(at) : isSent && words.asked(at)}
        {orderReference !== null && ` ${words.reference(orderReference)}`}
        {outcome === 'found' && told !== '' && ` ${words.scores(told)}`}
        {outcome === 'unavailable' && reason !== null && ` ${words.reasons[reason]}`}
      </p>
    </article>
  );
};

/** Every credit report of the loan, soft and hard told apart, and the order of the hard one. */
export const CreditReportsCard = ({ view }: { view: FactEntries }) => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const order = useMutation(trpc.loanFacts.orderCredit.mutationOptions({ onSuccess: refresh }));
  const { creditReports, hardPull } = view;
  const isByStaff = view.leftToStaff.includes('credit');
  const note =
    isByStaff && (hardPull === 'planned' || hardPull === 'missing')
      ? words.hardPullByStaff[hardPull]
      : words.hardPull[hardPull];
  if (creditReports.length === 0 && note === null) return null;
  return (
    <FactCard title={words.title}>
      {note !== null && <p className={styles.note}>{note}</p>}
      {creditReports.map((report) => (
        <ReportEntry key={report.id} report={report} />
      ))}
      {can('workLoan') && !isOver(file.end) && hardPull === 'missing' && !isByStaff && (
        <div className={own.actions}>
          <button
            className="button button-secondary button-dense"
            type="button"
            disabled={order.isPending}
            onClick={() => order.mutate({ loanId })}
          >
            {words.order}
          </button>
        </div>
      )}
      <p className={styles.note} role="status">
        {order.error?.message}
        {order.data && words.ordered[order.data.kind]}
      </p>
    </FactCard>
  );
};
