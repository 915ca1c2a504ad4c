import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { resumePath } from '#funnel/engine/resume.ts';
import { paths } from '#funnel/paths.ts';
import { steps } from '#funnel/steps.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { leadLink as words } from '#words/funnel/lead-link.ts';
import styles from '../refusal/ineligible-page.module.css';
import { useFunnelData } from '../step/funnel-data.ts';

type Problem = keyof typeof words.problems;

const LinkProblem = ({ problem, onAgain }: { problem: Problem; onAgain: () => void }) => (
  <>
    <h1 className="heading-1">{words.problems[problem].title}</h1>
    <p className={`lede ${styles.lede}`}>{words.problems[problem].text}</p>
    <p className={styles.links}>
      {problem === 'failed' && (
        <button className="button button-primary" type="button" onClick={onAgain}>
          {words.again}
        </button>
      )}
      {problem === 'used' && (
        <a className="button button-primary" href={paths.login}>
          {words.signIn}
        </a>
      )}
      {problem !== 'failed' && (
        <a className="button button-secondary" href={paths.landing}>
          {words.start}
        </a>
      )}
    </p>
  </>
);

/** A partner link is used up when a browser opens it; fetching the HTML alone, as a link scanner does, does not use it up. */
export const LeadLinkScreen = ({ link }: { link: string }) => {
  const trpc = useTRPC();
  const { state, current } = useFunnelData();
  const open = useMutation(
    trpc.funnel.openLead.mutationOptions({
      // Full page load: the session has changed.
      onSuccess: ({ kind }) => kind === 'opened' && window.location.replace(steps.mcr.path),
    }),
  );
  const { mutate } = open;
  const hasBegun = useRef(false);
  const isAlone = state === 'loaded' && current === null;
  useEffect(() => {
    if (!isAlone || hasBegun.current) return;
    hasBegun.current = true;
    mutate({ link });
  }, [isAlone, link, mutate]);
  const kind = open.data?.kind ?? null;
  const problem = open.isError || state === 'failed' ? 'failed' : kind === 'opened' ? null : kind;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      {problem !== null ? (
        <LinkProblem problem={problem} onAgain={() => mutate({ link })} />
      ) : current !== null && open.isIdle ? (
        <>
          <h1 className="heading-1">{words.other.title}</h1>
          <p className={`lede ${styles.lede}`}>{words.other.text}</p>
          <p className={styles.links}>
            <button className="button button-primary" type="button" onClick={() => mutate({ link })}>
              {words.other.open}
            </button>
            <a className="button button-secondary" href={resumePath(current.status)}>
              {words.other.stay}
            </a>
          </p>
        </>
      ) : (
        <SkeletonLines text={words.opening} />
      )}
    </main>
  );
};
