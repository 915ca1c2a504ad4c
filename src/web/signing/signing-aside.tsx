import { useState } from 'react';
import type { DocumentToSign, SigningView } from '#entities/contract/signing-view.ts';
import { versionDay } from '#entities/text/version-day.ts';
import { agentName } from '#web/ui/agent-name.ts';
import { inLongDate } from '#words/figures.ts';
import { signing } from '#words/loan/signing.ts';
import { AskFirst } from './ask-first.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import styles from './signing-room.module.css';
import type { SigningActions } from './use-signing.ts';

type Props = { view: SigningView; paper: DocumentToSign };

const short = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;

/** Shown before anything is signed. */
export const SigningRecord = ({ view, paper }: Props) => {
  const words = signing.record;
  const rows = [
    [words.signer, view.name],
    [words.version, inLongDate(versionDay(paper.version))],
    [words.network, view.record.address],
    [words.browser, agentName(view.record.agent) ?? view.record.agent],
    [words.fingerprint, short(paper.shownHash)],
  ] as const;
  return (
    <section className={styles.record}>
      <h2 className="heading-4">{words.title}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="smaller muted">{words.note}</p>
    </section>
  );
};

/** Paper copies, declining, and withdrawing consent: always available. */
export const SigningChoices = ({ view, paper, act }: Props & Pick<SigningActions, 'act'>) => {
  const words = signing.paper;
  const [isAsking, setIsAsking] = useState(false);
  const answer = (said: 'decline' | 'takeBack', reason: string | null) => {
    setIsAsking(false);
    void act((calls) => calls.decline.mutate({ paperId: paper.id, answer: said, reason }));
  };
  return (
    <div className={styles.choices}>
      {view.paperWantedAt === null ? (
        <AskFirst
          start={words.ask}
          words={words.askSure}
          onSure={() => void act((calls) => calls.askForPaper.mutate())}
        />
      ) : (
        <p className="small">{words.asked}</p>
      )}
      {paper.state === 'prepared' && (
        <button className="link-button" type="button" onClick={() => setIsAsking(true)}>
          {words.decline}
        </button>
      )}
      {paper.state === 'declined' && (
        <button className="link-button" type="button" onClick={() => answer('takeBack', null)}>
          {words.takeBack}
        </button>
      )}
      <AskFirst
        start={words.withdraw}
        words={words.withdrawSure}
        onSure={() => void act((calls) => calls.withdraw.mutate())}
      />
      <DeclineDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onDecline={(reason) => answer('decline', reason)}
      />
    </div>
  );
};
