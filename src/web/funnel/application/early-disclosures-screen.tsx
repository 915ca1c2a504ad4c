import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type DisclosureName,
  isNeededForPageOne,
  disclosureName as writtenDocumentNames,
} from '#entities/contract/disclosure-name.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { StatementField } from '#web/ui/fields/yes-no-field.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { disclosures as words } from '#words/loan/disclosures.ts';
import { shell } from '#words/shell.ts';
import { LoadFailed } from '../step/load-failed.tsx';
import { StepWhy } from '../step/step-why.tsx';
import { DisclosureCard } from './disclosure-card.tsx';
import styles from './early-disclosures-screen.module.css';

/** Before page 1: disclosures to open and keep, with each applicant's own receipt for them. */
const HandOver = ({
  versions,
  onReceived,
}: {
  versions: Readonly<Record<DisclosureName, string>>;
  onReceived: () => void;
}) => {
  const trpc = useTRPC();
  const [opened, setOpened] = useState<readonly DisclosureName[]>([]);
  const [isAgreed, setIsAgreed] = useState<unknown>(null);
  const [wasSent, setWasSent] = useState(false);
  const receive = useMutation(trpc.application.receivePapers.mutationOptions({ onSuccess: onReceived }));
  const isAllOpen = writtenDocumentNames.options.filter(isNeededForPageOne).every((name) => opened.includes(name));
  const problem = !wasSent ? undefined : !isAllOpen ? words.openFirst : isAgreed !== true ? words.tick : undefined;
  const submit = () => {
    setWasSent(true);
    if (isAllOpen && isAgreed === true) receive.mutate({ versions });
    else focusFirstError();
  };
  return (
    <>
      {writtenDocumentNames.options.map((name) => (
        <DisclosureCard
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

/** Shows page 1 once the disclosures are received, and the disclosures until then. */
export const AfterPapers = ({ children }: { children: ReactNode }) => {
  const trpc = useTRPC();
  const { data, isPending, isLoadingError, refetch } = useQuery(trpc.application.papers.queryOptions());
  if (isPending)
    return (
      <main id="content" className={`wrap ${styles.page}`}>
        <SkeletonLines text={shell.loading} />
      </main>
    );
  if (isLoadingError) return <LoadFailed retry={refetch} />;
  if (data.every(({ receivedAt }) => receivedAt !== null)) return children;
  const versionOf = (name: DisclosureName) => data.find((each) => each.paper === name)?.version ?? '';
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <ArrivalHeading>{words.title}</ArrivalHeading>
      <p className="lede">{words.lede}</p>
      <HandOver
        versions={{
          earlyDisclosures: versionOf('earlyDisclosures'),
          brochure: versionOf('brochure'),
          privacyNotice: versionOf('privacyNotice'),
          identityNotice: versionOf('identityNotice'),
        }}
        onReceived={() => void refetch()}
      />
    </main>
  );
};
