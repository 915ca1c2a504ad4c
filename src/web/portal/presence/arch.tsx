import { initialsOf } from '#web/ui/initials-of.ts';
import { archWords as words } from '#words/portal/desk/arch.ts';
import styles from './arch.module.css';

/** A person of the team; the arch keeps people apart from chips. */
export const Arch = ({ name, isMe }: { name: string; isMe: boolean }) => (
  <span className={`${styles.arch} ${isMe ? styles.me : ''}`} title={name}>
    <span aria-hidden="true">{initialsOf(name)}</span>
    <span className="visually-hidden">{isMe ? words.you : name}</span>
  </span>
);

/** The second person who is waited for. */
export const AwaitedArch = ({ text }: { text: string }) => (
  <span className={`${styles.arch} ${styles.awaited}`} title={text}>
    <span aria-hidden="true">?</span>
    <span className="visually-hidden">{text}</span>
  </span>
);
