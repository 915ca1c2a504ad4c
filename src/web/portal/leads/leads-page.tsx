import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { type LeadState, leadState } from '#entities/contract/lead.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { leads as words } from '#words/portal/leads.ts';
import { Loaded } from '../loaded.tsx';
import pages from '../portal-pages.module.css';
import { rememberedState } from '../remembered-state.ts';
import { useMay } from '../use-may.ts';
import { usePaging } from '../use-paging.ts';
import { useScrollReturn } from '../use-scroll-return.ts';
import { ImportPanel } from './import-panel.tsx';
import { LeadForm } from './lead-form.tsx';
import { LeadLink } from './lead-link.tsx';
import { LeadTable } from './lead-table.tsx';
import styles from './leads.module.css';

export const meta = () => [{ title: pageTitle(words.title) }];

export type Lead = inferOutput<ReturnType<typeof useTRPC>['leads']['page']>['rows'][number];
type Told = { tone: 'info' | 'stop'; title: string; url: string | null };

const useTyped = rememberedState<string>();
const useLeadState = rememberedState<LeadState | null>();

export default function LeadsPage() {
  const trpc = useTRPC();
  const [open, setOpen] = useState<'none' | 'form' | 'import'>('none');
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
      onSuccess: ({ invited, started, changed }) => {
        const [first] = invited;
        setTold({
          tone: changed.length > 0 ? 'stop' : 'info',
          title: [
            invited.length > 0 ? words.invited(invited.length) : '',
            started.length > 0 ? words.started(started.length) : '',
            changed.length > 0 ? words.invitedMeanwhile(changed.length) : '',
          ].join(' '),
          url: invited.length === 1 && first ? first.url : null,
        });
        void page.refetch();
      },
      onError: ({ message }) => setTold({ tone: 'stop', title: message, url: null }),
    }),
  );
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
      <Loaded of={page}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={words.emptyTitle}>
              {typed !== '' || state !== null ? words.emptyFound : mayCreate ? words.empty : words.emptyToRead}
            </EmptyState>
          ) : (
            <LeadTable
              // Leads selected in one list are not invited from another.
              key={`${state} ${typed} ${paging.page}`}
              rows={rows}
              isInviting={invite.isPending}
              onInvite={
                mayCreate
                  ? (chosen) => invite.mutate({ leads: chosen.map(({ id, invitedAt }) => ({ id, invitedAt })) })
                  : null
              }
              paging={paging.turnTo(page)}
            />
          )
        }
      </Loaded>
    </>
  );
}
