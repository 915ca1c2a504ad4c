import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { isRefusal } from '#web/api-client/is-refusal.ts';
import styles from '#web/hub/to-do.module.css';
import { pageTitle } from '#web/page-title.ts';
import { useSearchParams } from '#web/router/navigation.tsx';
import { openPdf } from '#web/signing/open-pdf.ts';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { wordsOf } from '#words/loan/conditions.ts';
import { documentLabel } from '#words/loan/documents.ts';
import { hubWords } from '#words/loan/hub.ts';
import { sharedQuestions, sharedWords as words } from '#words/loan/shared-condition.ts';
import { shell } from '#words/shell.ts';
import { UploadArea } from '../documents/upload-area.tsx';
import { UploadList } from '../documents/upload-list.tsx';
import { useUploads } from '../documents/use-uploads.ts';

export const meta = () => [{ title: pageTitle(words.name) }];

const Said = ({ title, text }: { title: string; text: string }) => (
  <>
    <h1 className="heading-1">{title}</h1>
    <p className="lede">{text}</p>
  </>
);

/** The applicant's signed authorization, to keep. */
const SharedLetter = ({ token }: { token: string }) => {
  const api = useTRPCClient();
  const open = useMutation({ mutationFn: () => openPdf(() => api.conditions.sharedLetter.query({ token })) });
  return (
    <p>
      <button className="button button-secondary button-small" type="button" onClick={() => open.mutate()}>
        {words.letter}
      </button>
      <span role="alert">{open.error?.message}</span>
    </p>
  );
};

const Question = ({ token }: { token: string }) => {
  const trpc = useTRPC();
  const id = useId();
  const shared = useQuery(trpc.conditions.shared.queryOptions({ token }));
  const answer = useMutation(trpc.conditions.answerShared.mutationOptions());
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [sent, setSent] = useState(0);
  const uploads = useUploads(
    useCallback(async () => setSent((before) => before + 1), []),
    { uploadToken: token },
  );
  if (answer.isSuccess) return <Said title={words.doneTitle} text={words.done} />;
  if (shared.isPending) return <SkeletonLines text={shell.loading} />;
  if (shared.isLoadingError && !isRefusal(shared.error)) return <NotLoaded retry={shared.refetch} isWholePage />;
  if (shared.isLoadingError) return <Said title={words.endedTitle} text={shared.error.message} />;
  const { code, askedBy, about, home, documentType, hasLetter } = shared.data;
  const said = text.trim() === '' && sent > 0 ? words.asFile(sent) : text;
  const { title } = wordsOf(code);
  const question = sharedQuestions[code];
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (name.trim() !== '' && said.trim() !== '') answer.mutate({ token, name, text: said });
  };
  const nameProblem = isTried && name.trim() === '' ? words.nameMissing : null;
  const textProblem = isTried && said.trim() === '' ? hubWords.answer.empty : null;
  return (
    <>
      <h1 className="heading-1">{words.title(askedBy)}</h1>
      <p className="lede">{words.lede(askedBy)}</p>
      <form className={`card ${styles.form}`} noValidate onSubmit={send}>
        <h2 className="heading-4">{title}</h2>
        <p>{question?.what(askedBy)}</p>
        {about !== null && <p className="small">{words.about(about)}</p>}
        {home !== null && <p className="small">{words.home(home)}</p>}
        {hasLetter && <SharedLetter token={token} />}
        <div className="field">
          <label className="field-label" htmlFor={`${id}-name`}>
            {words.yourName}
          </label>
          <input
            className="input"
            id={`${id}-name`}
            maxLength={100}
            autoComplete="name"
            value={name}
            aria-invalid={nameProblem !== null}
            aria-describedby={`${id}-name-error`}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <span className="field-error" id={`${id}-name-error`} role="alert">
            {nameProblem}
          </span>
        </div>
        <div className="field">
          <label className="field-label" htmlFor={`${id}-text`}>
            {hubWords.answer.label}
          </label>
          <textarea
            className="input"
            id={`${id}-text`}
            rows={5}
            maxLength={2000}
            value={text}
            aria-invalid={textProblem !== null}
            aria-describedby={`${id}-help ${id}-text-error`}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <span className="field-help" id={`${id}-help`}>
            {question?.good}
          </span>
          <span className="field-error" id={`${id}-text-error`} role="alert">
            {textProblem ?? answer.error?.message}
          </span>
        </div>
        {documentType !== null && (
          <div className="field">
            <span className="field-label">{words.file(documentLabel(documentType))}</span>
            <UploadList {...uploads} />
            <span className="small" role="status">
              {sent > 0 && words.asFile(sent)}
            </span>
            <UploadArea
              label={documentLabel(documentType)}
              onFiles={(files) => uploads.add(files, { documentType, propertyId: null, subjectId: null })}
            />
          </div>
        )}
        <button className="button button-primary" type="submit" disabled={answer.isPending}>
          {hubWords.answer.send}
        </button>
      </form>
    </>
  );
};

/** For a third party without an account: one question, one answer. */
export default function SharedConditionPage() {
  const [search] = useSearchParams();
  return (
    <PageFrame>
      <Question token={search.get('token') ?? ''} />
    </PageFrame>
  );
}
