import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import type { Person } from '#entities/values/person.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { momentText } from '#words/moments.ts';
import { documentDesk as words } from '#words/portal/loan-desk/work.ts';
import form from '../decision/reason-form.module.css';
import { ReasonForm } from '../decision/reason-form.tsx';
import { firstNameOf, peopleIn } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import { DocumentRow } from './document-row.tsx';
import { DocumentViewer, type Shown } from './document-viewer.tsx';
import styles from './documents.module.css';
import { LoanNotices } from './loan-notices.tsx';

type Documents = inferOutput<ReturnType<typeof useTRPC>['loanFile']['documents']>;

/** Once per loan and session: the reason for viewing. */
export const AccessReason = ({ onDone }: { onDone: () => void }) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const give = useMutation(trpc.loanWork.giveReason.mutationOptions({ onSuccess: onDone }));
  return (
    <section className={form.panel}>
      <h2>{words.reason.title}</h2>
      <ReasonForm
        words={words.reason}
        isPending={give.isPending}
        problem={give.error?.message ?? null}
        onSubmit={(reason) => give.mutate({ loanId, reason })}
      />
    </section>
  );
};

type ListProps = { documents: Documents; shown: Shown | null; onShow: (shown: Shown) => void };

const PeopleDocuments = ({ documents, shown, onShow, person }: ListProps & { person: Person }) => {
  const { file } = useLoan();
  const own = documents.files.filter((each) => each.person === person);
  if (own.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{words.of(firstNameOf(file.application, person))}</h2>
      <ul>
        {own.map((each) => (
          <DocumentRow
            key={each.id}
            document={each}
            isShown={shown?.fileId === each.id}
            onShow={() => onShow({ fileId: each.id, name: each.name, type: each.type })}
          />
        ))}
      </ul>
    </section>
  );
};

const Papers = ({ documents, shown, onShow }: ListProps) => {
  const { file } = useLoan();
  if (documents.papers.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{words.papers}</h2>
      <ul>
        {documents.papers.map(({ fileId, title, person, state, at }) => (
          <li key={`${fileId} ${person} ${title}`} className={styles.row} data-shown={shown?.fileId === fileId}>
            <div className={styles.names}>
              <h3>{title}</h3>
              <p className={styles.facts}>
                {firstNameOf(file.application, person)}, {momentText(at)}
              </p>
            </div>
            <div className={styles.state}>
              <Chip tone={state === 'prepared' ? 'off' : state === 'declined' ? 'warn' : 'ok'}>
                {words.paperStates[state] ?? state}
              </Chip>
              <button
                className="link-button"
                type="button"
                aria-pressed={shown?.fileId === fileId}
                onClick={() => onShow({ fileId, name: title, type: 'application/pdf' })}
              >
                {shown?.fileId === fileId ? words.shown : words.open}
                <span className="visually-hidden"> {title}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const LenderFiles = ({ documents, shown, onShow }: ListProps) => {
  if (documents.lenderFiles.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{words.lenderFiles}</h2>
      <ul>
        {documents.lenderFiles.map(({ fileId, about, name, type, at }) => (
          <li key={fileId} className={styles.row} data-shown={shown?.fileId === fileId}>
            <div className={styles.names}>
              <h3>{words.lenderFileAbout[about]}</h3>
              <p className={styles.facts}>
                {name}, {momentText(at)}
              </p>
            </div>
            <div className={styles.state}>
              <button
                className="link-button"
                type="button"
                aria-pressed={shown?.fileId === fileId}
                onClick={() => onShow({ fileId, name, type })}
              >
                {shown?.fileId === fileId ? words.shown : words.open}
                <span className="visually-hidden"> {name}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const DocumentLists = ({ documents }: { documents: Documents }) => {
  const { file, refresh } = useLoan();
  const [shown, setShown] = useState<Shown | null>(null);
  if (documents.files.length + documents.papers.length + documents.lenderFiles.length === 0)
    return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
  const list = { documents, shown, onShow: setShown };
  return (
    <div className={styles.columns}>
      <div className={styles.lists}>
        {peopleIn(file.application).map((person) => (
          <PeopleDocuments key={person} {...list} person={person} />
        ))}
        <LenderFiles {...list} />
        <Papers {...list} />
      </div>
      <div className={styles.reading}>
        {shown === null ? (
          <p className="muted">{words.choose}</p>
        ) : (
          <DocumentViewer key={shown.fileId} shown={shown} onReasonNeeded={refresh} />
        )}
      </div>
    </div>
  );
};

/** Submitted documents by applicant, and signed ones; viewed beside the list, after stating a reason. */
export const DocumentsTab = () => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const documents = useQuery(trpc.loanFile.documents.queryOptions({ loanId }));
  return (
    <Loaded of={documents}>
      {(data) =>
        data.hasReason ? (
          <>
            <DocumentLists documents={data} />
            <LoanNotices />
          </>
        ) : (
          <AccessReason onDone={refresh} />
        )
      }
    </Loaded>
  );
};
