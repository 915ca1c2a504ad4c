import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isOpen } from '#funnel/engine/is-open.ts';
import { frontierPath } from '#funnel/engine/page-opening.ts';
import { steps } from '#funnel/steps.ts';
import { documentTypes } from '#rules/documents/document-types.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { verification } from '#words/funnel/verification.ts';
import { documentsPage } from '#words/loan/documents-page.ts';
import { hubWords } from '#words/loan/hub.ts';
import { shell } from '#words/shell.ts';
import { UploadArea } from '../documents/upload-area.tsx';
import { UploadList } from '../documents/upload-list.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { type Current, useFunnelData } from '../step/funnel-data.ts';
import { LoadFailed } from '../step/load-failed.tsx';
import { NotStarted } from '../step/not-started.tsx';
import { useConsent } from '../visits/use-consent.ts';
import styles from './bank-statement-page.module.css';

const words = verification.statements;
const purpose = { documentType: 'bankStatement', propertyId: null, subjectId: null } as const;

export const meta = () => [{ title: pageTitle(words.title) }];

/** To the page that asks for statements at this point of the application. */
const backFrom = (current: Current): { to: string; text: string } => {
  const isSubmitted = current.status === 'applicationSubmitted' || current.encompassConditionallyApproved;
  if (isSubmitted) return { to: steps.applicationSubmitted.path, text: hubWords.parts.back };
  return isOpen(current, steps.application6)
    ? { to: steps.application6.path, text: words.back }
    : { to: frontierPath(current), text: documentsPage.own.goOn };
};

const Statements = ({ current }: { current: Current }) => {
  const trpc = useTRPC();
  const files = useQuery(trpc.files.list.queryOptions());
  const { refetch } = files;
  const uploads = useUploads(useCallback(() => refetch(), [refetch]));
  const { asked: connect, give } = useConsent();
  if (files.isPending) return <SkeletonLines text={shell.loading} />;
  if (files.isLoadingError) return <NotLoaded retry={refetch} />;
  const reviewOf = (id: string) => current.application.uploads.find((each) => each.id === id)?.state ?? 'received';
  const statements = files.data
    .filter(({ documentType, state }) => documentType === 'bankStatement' && state !== 'refused')
    .map((file) => ({ ...file, review: reviewOf(file.id) }));
  const needed = documentTypes.bankStatement.count;
  const back = backFrom(current);
  return (
    <>
      <p className="lede">{words.lede}</p>
      <section className={`card ${styles.card}`} aria-label={words.title}>
        <p role="status">
          <strong>{words.counted(Math.min(statements.length, needed))}</strong>
        </p>
        {statements.length + uploads.items.length === 0 && <p className="muted">{words.none}</p>}
        <UploadList {...uploads} files={statements} />
        {statements.length >= needed && <p className="small">{words.done}</p>}
        <UploadArea label={words.title} onFiles={(chosen) => uploads.add(chosen, purpose)} />
      </section>
      <section className={`card ${styles.card}`} aria-label={verification.bank.title}>
        <h2 className="heading-4">{verification.bank.title}</h2>
        <p className="small">{verification.bank.text}</p>
        <p>
          <button className="button button-secondary" type="button" onClick={() => give('bank')}>
            {connect.isPending ? verification.working : verification.bank.connect}
          </button>
        </p>
        <p className="small" role="status">
          {connect.error?.message}
          {connect.data?.state === 'found' && words.done}
          {connect.data?.state === 'notFound' && verification.bank.notFound}
          {connect.data?.state === 'byStaff' && verification.byStaff}
          {connect.data &&
            !['found', 'notFound', 'byStaff', 'yourTurn'].includes(connect.data.state) &&
            verification.unavailable}
        </p>
      </section>
      <p>
        <Link to={back.to}>{back.text}</Link>
      </p>
    </>
  );
};

/** Statements by upload, or by linking the bank. */
export default function BankStatementPage() {
  const { state, current, retry } = useFunnelData();
  if (state === 'failed') return <LoadFailed retry={retry} />;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <ArrivalHeading>{words.title}</ArrivalHeading>
      {state === 'loading' && <SkeletonLines text={shell.loading} />}
      {state === 'loaded' && current === null && <NotStarted />}
      {current !== null && <Statements current={current} />}
    </main>
  );
}
