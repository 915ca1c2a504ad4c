import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { toDollars } from '#entities/values/money.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Chip } from '#web/ui/chip.tsx';
import { WriteForm } from '#web/ui/forms/write-form.tsx';
import { inDay, inDollars } from '#words/figures.ts';
import { dateText, momentText } from '#words/moments.ts';
import { leads as words } from '#words/portal/leads.ts';
import { Loaded } from '../loaded.tsx';
import card from '../loan/facts/fact-card.module.css';
import { Fact, FactCard, Facts } from '../loan/facts/fact-card.tsx';
import thread from '../loan/thread.module.css';
import pages from '../portal-pages.module.css';
import { useMay } from '../use-may.ts';
import { Alike } from './lead-columns.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

const { detail } = words;
const dollars = (amount: number | null) => (amount === null ? null : inDollars(toDollars(amount)));

/** One lead: who it is, how far it is, and what partner and lender wrote down. */
export default function LeadPage() {
  const { leadId = '' } = useParams();
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
            </div>
            {data.loanId !== null && (
              <Link className="button button-primary button-dense" to={`/portal/loan/${data.loanId}`}>
                {words.openFile}
              </Link>
            )}
          </header>
          <div className={card.grid}>
            <FactCard title={detail.told}>
              <Facts>
                <Fact name={words.fields.email}>{data.email}</Fact>
                <Fact name={words.fields.phone}>{data.phone}</Fact>
                <Fact name={words.fields.zip}>{data.zip}</Fact>
                <Fact name={words.fields.value}>{dollars(data.value)}</Fact>
                <Fact name={words.fields.estimatedMortgageBalance}>{dollars(data.mortgageBalance)}</Fact>
                <Fact name={words.columns.source}>{`${words.sources[data.source]}, ${data.partner}`}</Fact>
                <Fact name={words.columns.created}>{dateText(data.createdAt)}</Fact>
                <Fact name={words.columns.invited}>{data.invitedAt === null ? null : dateText(data.invitedAt)}</Fact>
                {data.registration !== null && <Fact name={detail.registration}>{inDay(data.registration)}</Fact>}
              </Facts>
            </FactCard>
            <section className={card.card}>
              <h2>{detail.notes}</h2>
              <p className="muted">{detail.notesLede}</p>
              <ol className={thread.list}>
                {data.notes.length === 0 && <li className="muted">{detail.noNotes}</li>}
                {data.notes.map(({ id, by, body, at }) => (
                  <li key={id} className={thread.note}>
                    <p className={thread.who}>
                      <strong>{by}</strong> <span className="muted">{momentText(at)}</span>
                    </p>
                    <p className={thread.body}>{body}</p>
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
}
