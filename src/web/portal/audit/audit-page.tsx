import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type FormEvent, useState } from 'react';
import { type AuditFilter, auditFilter, wholeTrail } from '#entities/contract/desk/audit-filter.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import { momentText } from '#words/moments.ts';
import { auditTrail as words } from '#words/portal/desk/audit-trail.ts';
import { FilterChoice, FilterField } from '../filters/filter-field.tsx';
import filters from '../filters/filters.module.css';
import { ExportButton } from '../pipeline/export-button.tsx';
import pages from '../portal-pages.module.css';
import { Queue } from '../queue/queue.tsx';
import type { QueueColumn } from '../queue/queue-table.tsx';
import { usePaging } from '../use-paging.ts';
import styles from './audit.module.css';

export const meta = () => [{ title: pageTitle(words.title) }];

type Entry = inferOutput<ReturnType<typeof useTRPC>['audit']['page']>['rows'][number];

const { columns } = words;
const entryColumns: readonly QueueColumn<Entry>[] = [
  { heading: columns.when, className: 'nowrap', cell: ({ at }) => momentText(at) },
  {
    heading: columns.loan,
    className: 'nowrap',
    cell: ({ loanId, loanNumber, seq }) =>
      loanId === null ? loanNumber : <Link to={`/portal/loan/${loanId}/audit?entry=${seq}`}>{loanNumber}</Link>,
  },
  { heading: columns.who, cell: ({ who }) => who },
  { heading: columns.what, isName: true, cell: ({ what }) => what },
  { heading: columns.seal, isLabeled: true, className: styles.seal, cell: ({ seal }) => seal },
];

type Typed = Record<keyof AuditFilter, string>;
const nothing: Typed = { person: '', kind: '', from: '', to: '', loan: '' };

const MOST_OF_NUMBER = 20;
const hints: Partial<Record<keyof Typed, string>> = { person: words.personHint, loan: words.loanHint };

const Filters = ({ onShow }: { onShow: (filter: AuditFilter) => void }) => {
  const trpc = useTRPC();
  const kinds = useQuery(trpc.audit.kinds.queryOptions());
  const [typed, setTyped] = useState(nothing);
  const [isWrong, setWrong] = useState(false);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const isBackward = typed.from !== '' && typed.to !== '' && typed.to < typed.from;
    setWrong(isBackward);
    if (isBackward) return;
    const given = Object.entries(typed).map(([name, text]) => [name, text.trim() === '' ? null : text.trim()]);
    const filter = auditFilter.safeParse(Object.fromEntries(given));
    if (filter.success) onShow(filter.data);
  };
  const field = (name: Exclude<keyof Typed, 'kind'>, type: 'text' | 'date' = 'text') => (
    <FilterField
      label={words[name]}
      type={type}
      hint={hints[name]}
      most={name === 'loan' ? MOST_OF_NUMBER : undefined}
      value={typed[name]}
      onType={(value) => setTyped({ ...typed, [name]: value })}
    />
  );
  return (
    <form className={filters.filters} aria-label={words.filters} onSubmit={show}>
      {field('person')}
      <FilterChoice
        label={words.kind}
        value={typed.kind}
        choices={[['', words.anyKind], ...(kinds.data ?? []).map(({ kind, text }) => [kind, text] as const)]}
        onChoose={(kind) => setTyped({ ...typed, kind })}
      />
      {field('loan')}
      {field('from', 'date')}
      {field('to', 'date')}
      <div className={styles.press}>
        <button className="button button-primary button-dense" type="submit">
          {words.show}
        </button>
        <button
          className="button button-quiet button-dense"
          type="button"
          onClick={() => {
            setTyped(nothing);
            setWrong(false);
            onShow(wholeTrail);
          }}
        >
          {words.clear}
        </button>
      </div>
      <p className="field-error" role="alert">
        {isWrong && words.badDates}
      </p>
    </form>
  );
};

/** Who did what, across all loans in reach. */
export default function AuditPage() {
  const trpc = useTRPC();
  const [filter, setFilter] = useState<AuditFilter>(wholeTrail);
  const asked = JSON.stringify(filter);
  const paging = usePaging(asked);
  const page = useQuery({
    ...trpc.audit.page.queryOptions({ filter, cursor: paging.cursor }),
    ...paging.turning,
  });
  const isWhole = asked === JSON.stringify(wholeTrail);
  return (
    <>
      <header className={pages.head}>
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.lede}</p>
        </div>
        <ExportButton address={`/api/portal/audit.csv?filter=${encodeURIComponent(asked)}`} />
      </header>
      <Filters onShow={setFilter} />
      <Queue
        of={page}
        paging={paging}
        empty={{ title: words.emptyTitle, text: isWhole ? words.empty : words.emptyFound }}
        caption={words.caption}
        columns={entryColumns}
        keyOf={({ loanNumber, seq }) => `${loanNumber} ${seq}`}
      />
    </>
  );
}
