import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Paper, paper as paperNames } from '#entities/contract/paper.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { StatementField } from '#web/ui/fields/yes-no-field.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { papers as words } from '#words/loan/papers.ts';
import { shell } from '#words/shell.ts';
import { LoadFailed } from '../step/load-failed.tsx';
import { StepWhy } from '../step/step-why.tsx';
import styles from './early-disclosures-screen.module.css';
import { PaperCard } from './paper-card.tsx';

/** What comes before page 1: two papers to open and keep, and each person's own receipt for them. */
const HandOver = ({ versions, onReceived }: { versions: Readonly<Record<Paper, string>>; onReceived: () => void }) => {
  const trpc = useTRPC();
  const [opened, setOpened] = useState<readonly Paper[]>([]);
  const [isAgreed, setIsAgreed] = useState<unknown>(null);
  const [wasSent, setWasSent] = useState(false);
  const receive = useMutation(trpc.application.receivePapers.mutationOptions({ onSuccess: onReceived }));
  const isAllOpen = paperNames.options.every((name) => opened.includes(name));
  const problem = !wasSent ? undefined : !isAllOpen ? words.openFirst : isAgreed !== true ? words.tick : undefined;
  const submit = () => {
    setWasSent(true);
    if (isAllOpen && isAgreed === true) receive.mutate({ versions });
    else focusFirstError();
  };
  return (
    <>
      {paperNames.options.map((name) => (
        <PaperCard
          key={name}
          paper={name}
          version={versions[name]}
          isOpened={opened.includes(name)}
          onOpened={() => setOpened((before) => [...before, name])}
        />
      ))}
      <StatementField
        id="received"
        label={words.agree}
        isOptional={false}
        value={isAgreed}
        error={problem}
        onChange={setIsAgreed}
      />
      {receive.isError && <Notice tone="stop" title={receive.error.message} />}
      <StepWhy text={words.why} />
      <p>
        <button className="button button-primary button-large" type="button" onClick={submit}>
          {receive.isPending ? shell.loading : words.go}
        </button>
      </p>
    </>
  );
};

/** Shows page 1 once the papers were received, and the papers until then. */
export const AfterPapers = ({ children }: { children: ReactNode }) => {
  const trpc = useTRPC();
  const { data, isPending, isLoadingError, refetch } = useQuery(trpc.application.papers.queryOptions());
  if (isPending) return <SkeletonLines text={shell.loading} />;
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />;
  if (data.every(({ receivedAt }) => receivedAt !== null)) return children;
  const versionOf = (name: Paper) => data.find((each) => each.paper === name)?.version ?? '';
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <h1 className="heading-1">{words.title}</h1>
      <p className="lede">{words.lede}</p>
      <HandOver
        versions={{ earlyDisclosures: versionOf('earlyDisclosures'), brochure: versionOf('brochure') }}
        onReceived={() => void refetch()}
      />
    </main>
  );
};
