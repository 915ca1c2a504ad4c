import { agentName } from '#web/ui/agent-name.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#words/moments.ts';
import { sessionWords } from '#words/own-account.ts';
import styles from './session-list.module.css';

const words = sessionWords;

type Session = {
  id: string;
  agent: string | null;
  address: string | null;
  createdAt: Date;
  seenAt: Date;
  isThis: boolean;
};

type Props = {
  sessions: readonly Session[];
  problem: string | null;
  onEnd: (id: string) => void;
  onEndOthers: () => void;
};

/** Where the user is signed in; applicants and staff end sessions the same way. */
export const SessionList = ({ sessions, problem, onEnd, onEndOthers }: Props) => (
  <section className={`card ${styles.card}`} aria-labelledby="sessions-heading">
    <h2 className="heading-4" id="sessions-heading">
      {words.heading}
    </h2>
    <p className="small">{words.text}</p>
    {problem !== null && <Notice tone="stop" title={problem} />}
    <ul className={styles.sessions}>
      {sessions.map(({ id, agent, address, createdAt, seenAt, isThis }) => (
        <li key={id}>
          <span>
            <strong>{agentName(agent) ?? words.unknownAgent}</strong> {isThis && <Chip tone="ok">{words.thisOne}</Chip>}
          </span>
          <span className="muted small">
            {words.began(momentText(createdAt))}
            {address !== null && ` ${words.from(address)}`}, {words.seen(momentText(seenAt))}
          </span>
          {!isThis && (
            <p>
              <button
                className="button button-secondary button-small"
                type="button"
                aria-label={words.endLabel(agentName(agent) ?? words.unknownAgent)}
                onClick={() => onEnd(id)}
              >
                {words.end}
              </button>
            </p>
          )}
        </li>
      ))}
    </ul>
    {sessions.length > 1 && (
      <p>
        <button className="button button-secondary button-small" type="button" onClick={onEndOthers}>
          {words.endOthers}
        </button>
      </p>
    )}
  </section>
);
