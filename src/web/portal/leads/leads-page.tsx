import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { type LeadState, leadState } from '#entities/contract/lead.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { useParams, useSearchParams } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inDatedDay } from '#words/figures.ts';
import { leads as words } from '#words/portal/leads.ts';
import pages from '../portal-pages.module.css';
import { Queue } from '../queue/queue.tsx';
import type { QueueAction } from '../queue/queue-action.ts';
import { rememberedState } from '../remembered-state.ts';
import { useMay } from '../use-may.ts';
import { usePaging } from '../use-paging.ts';
import { useScrollReturn } from '../use-scroll-return.ts';
import { ImportPanel } from './import-panel.tsx';
import { leadColumns } from './lead-columns.tsx';
import { LeadDetail } from './lead-detail.tsx';
import { LeadForm } from './lead-form.tsx';
import { LeadLink } from './lead-link.tsx';
import styles from './leads.module.css';

export const meta = () => [{ title: pageTitle(words.title) }];

export type Lead = inferOutput<ReturnType<typeof useTRPC>['leads']['page']>['rows'][number];
type Told = { tone: 'info' | 'stop'; title: string; url: string | null };

const INVITATIONS: Partial<Record<LeadState, string>> = { new: words.invite, invited: words.inviteAgain };

const useTyped = rememberedState<string>();
const useLeadState = rememberedState<LeadState | null>();

const LeadList = () => {
  const trpc = useTRPC();
  const [search] = useSearchParams();
  const [open, setOpen] = useState<'none' | 'form' | 'import'>(search.get('add') === 'lead' ? 'form' : 'none');
  const [typed, setTyped] = useTyped('leads', '');
  const [state, setState] = useLeadState('leads', null);
  const paging = usePaging(`${state} ${typed}`);
  const [told, setTold] = useState<Told | null>(null);
  const [mayCreate, maySeeLoans] = [useMay('createLead'), useMay('seeLoan')];
  const page = useQuery({
    ...trpc.leads.page.queryOptions({ state, typed: typed.trim(), cursor: paging.cursor }),
    ...paging.turning,
  });
  useScrollReturn({ isShown: page.data !== undefined });
  const invite = useMutation(
    trpc.leads.invite.mutationOptions({
      onSuccess: ({ invited, started, changed, registered }) => {
        const [first] = invited;
        setTold({
          tone: changed.length + registered.length > 0 ? 'stop' : 'info',
          title: [
            invited.length > 0 ? words.invited(invited.length) : '',
            started.length > 0 ? words.started(started.length) : '',
            changed.length > 0 ? words.invitedMeanwhile(changed.length) : '',
            ...registered.map(({ by }) => (by === null ? '' : words.notInvitedBy(by.partner, inDatedDay(by.until)))),
            registered.some(({ by }) => by === null) ? words.notInvited(registered.length) : '',
          ]
            .filter(Boolean)
            .join(' '),
          url: invited.length === 1 && first ? first.url : null,
        });
        void page.refetch();
      },
      onError: ({ message }) => setTold({ tone: 'stop', title: message, url: null }),
    }),
  );
  const inviting: QueueAction<Lead> = {
    nameOf: ({ name }) => name,
    labelFor: ({ state }) => INVITATIONS[state] ?? null,
    isSelectable: (lead) => lead.state === 'new',
    labelForSelected: words.inviteSelected,
    isRunning: invite.isPending,
    run: (chosen) => invite.mutate({ leads: chosen.map(({ id, invitedAt }) => ({ id, invitedAt })) }),
  };
  return (
    <>
      <header className={pages.head}>
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{maySeeLoans ? words.lede : words.ledePartner}</p>
        </div>
        {mayCreate && (
          <div className={styles.actions}>
            <button
              className="button button-secondary button-dense"
              type="button"
              aria-expanded={open === 'import'}
              onClick={() => setOpen(open === 'import' ? 'none' : 'import')}
            >
              {words.importFile}
            </button>
            <button
              className="button button-primary button-dense"
              type="button"
              aria-expanded={open === 'form'}
              onClick={() => setOpen(open === 'form' ? 'none' : 'form')}
            >
              {words.add}
            </button>
          </div>
        )}
      </header>
      {open === 'form' && (
        <LeadForm
          onCancel={() => setOpen('none')}
          onCreated={({ email, url }) => {
            setOpen('none');
            setTold({ tone: 'info', title: words.created(email), url });
            void page.refetch();
          }}
        />
      )}
      {open === 'import' && <ImportPanel onImported={() => void page.refetch()} />}
      {told !== null && (
        <Notice tone={told.tone} title={told.title}>
          {told.url !== null && <LeadLink url={told.url} />}
        </Notice>
      )}
      <div className={styles.search}>
        <label className="visually-hidden" htmlFor="lead-search">
          {words.search}
        </label>
        <input
          className={`input ${pages.search}`}
          id="lead-search"
          type="search"
          maxLength={120}
          placeholder={words.search}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <label className="visually-hidden" htmlFor="lead-state">
          {words.state}
        </label>
        <select
          className={`input ${styles.state}`}
          id="lead-state"
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => setState(leadState.safeParse(value).data ?? null)}
        >
          <option value="">{words.anyState}</option>
          {leadState.options.map((option) => (
            <option key={option} value={option}>
              {words.states[option]}
            </option>
          ))}
        </select>
      </div>
      <Queue
        of={page}
        paging={paging}
        empty={{
          title: words.emptyTitle,
          text: typed !== '' || state !== null ? words.emptyFound : mayCreate ? words.empty : words.emptyToRead,
        }}
        caption={words.caption}
        columns={leadColumns}
        keyOf={({ id }) => id}
        action={mayCreate ? inviting : null}
      />
    </>
  );
};

/** All leads, or one of them by its address. */
export default function LeadsPage() {
  const { leadId } = useParams();
  return leadId === undefined ? <LeadList /> : <LeadDetail leadId={leadId} />;
}
