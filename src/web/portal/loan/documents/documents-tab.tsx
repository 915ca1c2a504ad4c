import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import type { Person } from '#entities/values/person.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { useSearchParams } from '#web/router/navigation.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { momentText } from '#words/moments.ts';
import { documentDesk as words } from '#words/portal/loan-desk/work.ts';
import form from '../decision/reason-form.module.css';
import { ReasonForm } from '../decision/reason-form.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import type { Shown } from '../viewer/document-data.ts';
import { DocumentDesk } from '../viewer/document-desk.tsx';
import { AddDocument } from './add-document.tsx';
import { DocumentRow } from './document-row.tsx';
import styles from './documents.module.css';
import { LoanNotices } from './loan-notices.tsx';
import { TakeFile } from './take-file.tsx';

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

type ListProps = { documents: Documents; onShow: (fileId: string) => void };

const PeopleDocuments = ({ documents, onShow, person }: ListProps & { person: Person }) => {
  const { file } = useLoan();
  const own = documents.files.filter((each) => each.person === person);
  if (own.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{words.of(firstNameOf(file.application, person))}</h2>
      <ul>
        {own.map((each) => (
          <DocumentRow key={each.id} document={each} onShow={() => onShow(each.id)} />
        ))}
      </ul>
    </section>
  );
};

const OpenButton = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <button className="link-button" type="button" onClick={onOpen}>
    {words.open}
    <span className="visually-hidden"> {name}</span>
  </button>
);

const Papers = ({ documents, onShow }: ListProps) => {
  const { file } = useLoan();
  if (documents.papers.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{words.papers}</h2>
      <ul>
        {documents.papers.map(({ fileId, title, person, state, at }) => (
          <li key={`${fileId} ${person} ${title}`} className={styles.row}>
            <div className={styles.names}>
              <h3>{title}</h3>
              <p className={styles.facts}>
                {firstNameOf(file.application, person)}, {momentText(at)}
              </p>
            </div>
            <div className={styles.state}>
              <Chip tone={state === 'prepared' ? 'off' : state === 'declined' ? 'warn' : 'ok'}>
                {words.paperStates[state] ?? words.paperStates.issued}
              </Chip>
              <OpenButton name={title} onOpen={() => onShow(fileId)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const LenderFiles = ({ documents, onShow }: ListProps) => {
  if (documents.lenderFiles.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{words.lenderFiles}</h2>
      <ul>
        {documents.lenderFiles.map(({ fileId, about, name, at }) => (
          <li key={fileId} className={styles.row}>
            <div className={styles.names}>
              <h3>{words.lenderFileAbout[about]}</h3>
              <p className={styles.facts}>
                {name}, {momentText(at)}
              </p>
            </div>
            <div className={styles.state}>
              <OpenButton name={name} onOpen={() => onShow(fileId)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The original of a split or merged document is in no list. */
const shownBy = ({ files, lenderFiles, papers }: Documents, fileId: string): Shown => {
  const document = files.find(({ id }) => id === fileId) ?? null;
  const name =
    document?.name ??
    lenderFiles.find((each) => each.fileId === fileId)?.name ??
    papers.find((each) => each.fileId === fileId)?.title;
  return { fileId, name: name ?? words.original, document, isInList: name !== undefined };
};

const DocumentLists = ({ documents }: { documents: Documents }) => {
  const { file, can } = useLoan();
  const [search, setSearch] = useSearchParams();
  const open = (fileId: string) => setSearch({ file: fileId }, { preventScrollReset: true });
  const fileId = search.get('file');
  if (fileId !== null)
    return (
      <DocumentDesk
        key={fileId}
        shown={shownBy(documents, fileId)}
        documents={peopleIn(file.application).flatMap((person) =>
          documents.files.filter((each) => each.person === person),
        )}
        onOpen={open}
        onClose={() => setSearch({}, { preventScrollReset: true })}
      />
    );
  const list = { documents, onShow: open };
  return (
    <div className={styles.lists}>
      {can('workLoan') && !isOver(file.end) && <AddDocument />}
      {peopleIn(file.application).map((person) => (
        <PeopleDocuments key={person} {...list} person={person} />
      ))}
      <LenderFiles {...list} />
      <Papers {...list} />
      <LoanNotices />
      <TakeFile />
    </div>
  );
};

/** Submitted documents by applicant, and signed ones; each opens in the viewer, after stating a reason where there is anything to see. */
export const DocumentsTab = () => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const documents = useQuery(trpc.loanFile.documents.queryOptions({ loanId }));
  return (
    <Loaded of={documents}>
      {(data) => {
        if (data.files.length + data.papers.length + data.lenderFiles.length === 0)
          return (
            <>
              <EmptyState title={words.none}>{words.noneText}</EmptyState>
              {can('workLoan') && !isOver(file.end) && <AddDocument />}
            </>
          );
        return data.hasReason ? <DocumentLists documents={data} /> : <AccessReason onDone={refresh} />;
      }}
    </Loaded>
  );
};
