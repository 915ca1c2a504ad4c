import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { inLongDate } from '#words/figures.ts';
import { momentText } from '#words/moments.ts';
import { screeningDesk as words } from '#words/portal/loan-desk/screening.ts';
import styles from '../decision/decision.module.css';
import { useLoan } from '../loan-context.ts';
import card from './fact-card.module.css';
import { ScreeningMatch } from './screening-match.tsx';

export type LoanScreening = inferOutput<ReturnType<typeof useTRPC>['loanFile']['screening']>;
export type ScreenedParty = LoanScreening['parties'][number];

const STATES = { clear: 'ok', open: 'warn', unknown: 'stop', stopped: 'stop' } as const satisfies Record<
  LoanScreening['state'],
  ChipTone
>;
const RESULTS = {
  clear: 'ok',
  review: 'warn',
  same: 'stop',
  missing: 'wait',
  nameMissing: 'warn',
} as const satisfies Record<ScreenedParty['state'], ChipTone>;

const Parties = ({ parties }: Pick<LoanScreening, 'parties'>) => (
  <div className={`${table.frame} ${card.table}`}>
    <table className={table.table}>
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.party}</th>
          <th scope="col">{words.role}</th>
          <th scope="col">{words.screened}</th>
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {parties.map(({ key, name, role, screening, state }) => (
          <tr key={key}>
            <th scope="row">{name ?? words.noName}</th>
            <td data-label={words.role}>{words.roles[role]}</td>
            <td data-label={words.screened}>{screening === null ? words.never : momentText(screening.at)}</td>
            <td data-label={words.result}>
              <Chip tone={RESULTS[state]}>{words.results[state]}</Chip>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const ScreenNow = () => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const screen = useMutation(trpc.loanScreening.screen.mutationOptions({ onSuccess: refresh }));
  return (
    <p className={styles.press}>
      <button
        className="button button-secondary button-dense"
        type="button"
        disabled={screen.isPending}
        onClick={() => screen.mutate({ loanId })}
      >
        {words.screen}
      </button>
      <span role="status">{screen.error?.message}</span>
    </p>
  );
};

/** Everyone on the loan against the sanctions list, and the review of possible matches. */
export const ScreeningCard = () => {
  const trpc = useTRPC();
  const { loanId, can, file } = useLoan();
  const screening = useQuery(trpc.loanFile.screening.queryOptions({ loanId }));
  return (
    <Loaded of={screening}>
      {({ state, list, parties }) => (
        <section className={card.card}>
          <h2>
            {words.title} <Chip tone={STATES[state]}>{words.states[state]}</Chip>
          </h2>
          <p className={card.note}>
            {list.kind === 'found' && words.listOf(inLongDate(list.publishedOn), list.version)} {words.confidential}
          </p>
          {list.kind === 'unknown' && <Notice tone="stop" title={words.problems[list.problem]} />}
          {state === 'stopped' && <Notice tone="stop" title={words.stopped} />}
          <Parties parties={parties} />
          {can('workLoan') &&
            list.kind === 'found' &&
            !isOver(file.end) &&
            parties.some((party) => party.state === 'missing') && <ScreenNow />}
          {parties.flatMap((party) =>
            party.matches.map((match) => (
              <ScreeningMatch key={`${party.key} ${match.entry.id}`} party={party} match={match} />
            )),
          )}
        </section>
      )}
    </Loaded>
  );
};
