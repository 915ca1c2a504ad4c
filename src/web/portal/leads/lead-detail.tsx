import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { toDollars } from '#entities/values/money.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { WriteForm } from '#web/ui/forms/write-form.tsx';
import { inDatedDay, inDollars } from '#words/figures.ts';
import { dateText, momentText } from '#words/moments.ts';
import { leads as words } from '#words/portal/leads.ts';
import { AskTwice } from '../ask-twice.tsx';
import { Loaded } from '../loaded.tsx';
import pages from '../portal-pages.module.css';
import { useMay } from '../use-may.ts';
import { Alike } from './lead-columns.tsx';
import styles from './leads.module.css';

const { detail } = words;
const dollars = (amount: number | null) => (amount === null ? null : inDollars(toDollars(amount)));

type Lead = inferOutput<ReturnType<typeof useTRPC>['leads']['open']>;

const toldOf = (lead: Lead): (readonly [string, string | null])[] => [
  [words.fields.email, lead.email],
  [words.fields.phone, lead.phone],
  [words.fields.zip, lead.zip],
  [words.fields.value, dollars(lead.value)],
  [words.fields.estimatedMortgageBalance, dollars(lead.mortgageBalance)],
  [words.columns.source, `${words.sources[lead.source]}, ${lead.partner}`],
  [words.columns.created, dateText(lead.createdAt)],
  [words.columns.invited, lead.invitedAt === null ? null : dateText(lead.invitedAt)],
  ...(lead.registration === null ? [] : [[detail.registration, inDatedDay(lead.registration)] as const]),
];

/** The same person has an open loan: the lead can follow it instead of starting another. */
const JoinLead = ({ lead, onDone }: { lead: Lead; onDone: () => void }) => {
  const trpc = useTRPC();
  const join = useMutation(trpc.leads.join.mutationOptions({ onSuccess: onDone }));
  return (
    <>
      {lead.alike.loans.map(({ loanId, loanNumber }) => (
        <AskTwice
          key={loanId}
          name={words.alike.join(loanNumber)}
          text={words.alike.joinText}
          yes={words.alike.yes}
          no={words.alike.no}
          isPending={join.isPending}
          onSure={() => join.mutate({ leadId: lead.id, loanId })}
        />
      ))}
      <span role="alert">
        {join.data?.kind === 'changedMeanwhile' ? words.alike.changedMeanwhile : join.error?.message}
      </span>
    </>
  );
};

/** One lead: who it is, how far it is, and what partner and lender wrote down. */
export const LeadDetail = ({ leadId }: { leadId: string }) => {
  const trpc = useTRPC();
  const mayWrite = useMay('createLead');
  const lead = useQuery(trpc.leads.open.queryOptions({ leadId }));
  const write = useMutation(trpc.leads.writeNote.mutationOptions({ onSuccess: () => void lead.refetch() }));
  return (
    <Loaded of={lead}>
      {(data) => (
        <>
          <header className={pages.head}>
            <div>
              <p>
                <Link to="/portal/leads">{words.title}</Link>
              </p>
              <h1>
                {data.name}{' '}
                <Chip tone={data.isExpired ? 'warn' : 'wait'}>
                  {data.isExpired ? words.expired : words.states[data.state]}
                </Chip>
              </h1>
              <Alike {...data.alike} />
              {mayWrite && data.loanId === null && data.state === 'new' && data.alike.registeredBy === null && (
                <JoinLead lead={data} onDone={() => void lead.refetch()} />
              )}
            </div>
            {data.loanId !== null && (
              <Link className="button button-primary button-dense" to={`/portal/loan/${data.loanId}`}>
                {words.openFile}
              </Link>
            )}
          </header>
          <div className={styles.detail}>
            <section className="card" aria-labelledby="lead-told">
              <h2 className="heading-4" id="lead-told">
                {detail.told}
              </h2>
              <dl className={styles.facts}>
                {toldOf(data).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value ?? <span className="muted">{detail.unknown}</span>}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className="card" aria-labelledby="lead-notes">
              <h2 className="heading-4" id="lead-notes">
                {detail.notes}
              </h2>
              <p className="muted">{detail.notesLede}</p>
              <ol className={styles.notes}>
                {data.notes.length === 0 && <li className="muted">{detail.noNotes}</li>}
                {data.notes.map(({ id, by, body, at }) => (
                  <li key={id}>
                    <p>
                      <strong>{by}</strong> <span className="muted">{momentText(at)}</span>
                    </p>
                    <p className={styles.body}>{body}</p>
                  </li>
                ))}
              </ol>
              {mayWrite && (
                <WriteForm
                  words={detail.form}
                  look="dense"
                  maxLength={4000}
                  isPending={write.isPending}
                  problem={write.error?.message ?? null}
                  onSubmit={(text, clear) => write.mutate({ leadId, text }, { onSuccess: clear })}
                />
              )}
            </section>
          </div>
        </>
      )}
    </Loaded>
  );
};
