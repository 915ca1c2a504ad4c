import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type FormEvent, useId, useState } from 'react';
import { type AuditFilter, auditFilter, wholeTrail } from '#entities/contract/desk/audit-filter.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import { momentText } from '#words/moments.ts';
import { auditTrail as words } from '#words/portal/desk/audit-trail.ts';
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

type FieldProps = { name: 'person' | 'from' | 'to' | 'loan'; typed: Typed; onType: (typed: Typed) => void };

const hints: Partial<Record<FieldProps['name'], string>> = { person: words.personHint, loan: words.loanHint };

const Field = ({ name, typed, onType }: FieldProps) => {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {words[name]}
      </label>
      <input
        className={`input ${styles.input}`}
        id={id}
        type={name === 'from' || name === 'to' ? 'date' : 'text'}
        autoComplete="off"
        maxLength={80}
        placeholder={hints[name]}
        value={typed[name]}
        onChange={({ currentTarget: { value } }) => onType({ ...typed, [name]: value })}
      />
    </div>
  );
};

const Filters = ({ onShow }: { onShow: (filter: AuditFilter) => void }) => {
  const id = useId();
  const trpc = useTRPC();
  const kinds = useQuery(trpc.audit.kinds.queryOptions());
  const [typed, setTyped] = useState(nothing);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const given = Object.entries(typed).map(([name, text]) => [name, text.trim() === '' ? null : text.trim()]);
    const filter = auditFilter.safeParse(Object.fromEntries(given));
    if (filter.success) onShow(filter.data);
  };
  return (
    <form className={styles.filters} aria-label={words.filters} onSubmit={show}>
      <Field name="person" typed={typed} onType={setTyped} />
      <div>
        <label className="field-label" htmlFor={id}>
          {words.kind}
        </label>
        <select
          className={`input ${styles.input}`}
          id={id}
          value={typed.kind}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, kind: value })}
        >
          <option value="">{words.anyKind}</option>
          {kinds.data?.map(({ kind, text }) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <Field name="loan" typed={typed} onType={setTyped} />
      <Field name="from" typed={typed} onType={setTyped} />
      <Field name="to" typed={typed} onType={setTyped} />
      <div className={styles.press}>
        <button className="button button-primary button-dense" type="submit">
          {words.show}
        </button>
        <button
          className="button button-quiet button-dense"
          type="button"
          onClick={() => {
            setTyped(nothing);
            onShow(wholeTrail);
          }}
        >
          {words.clear}
        </button>
      </div>
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
