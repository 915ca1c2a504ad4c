import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Notification } from '#entities/contract/desk/notification.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { momentText } from '#words/moments.ts';
import { notificationWords as words } from '#words/portal/desk/notifications.ts';
import { Loaded } from '../loaded.tsx';
import styles from './notifications.module.css';

const partOf = {
  ...{ mention: '/notes', assigned: '', takenOver: '', message: '/messages' },
  ...{ proposalReturned: '/decision', proposalConfirmed: '/decision' },
} as const;

type Props = { unread: number; onClose: () => void; onRead: () => void };

/** What the signed-in person is told of, newest first; each leads to its place in the loan. */
const NotificationList = ({ unread, onClose, onRead }: Props) => {
  const trpc = useTRPC();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const list = useQuery(trpc.desk.notifications.queryOptions());
  const { refetch } = list;
  // The bell hears of news; the open list follows it.
  useEffect(() => {
    if (unread >= 0) void refetch();
  }, [unread, refetch]);
  const read = useMutation(trpc.desk.readNotifications.mutationOptions({ onSuccess: onRead }));
  const line = ({ id, kind, by, loan, at, isUnread }: Notification) => (
    <li key={id} data-unread={isUnread}>
      <Link
        to={`/portal/loan/${loan.id}${partOf[kind]}`}
        onClick={() => {
          if (isUnread) read.mutate({ loanId: loan.id, kind });
          dialog.current?.close();
        }}
      >
        <span>
          {words.what[kind](by ?? '')}
          {isUnread && <span className="visually-hidden"> {words.unread}</span>}
        </span>
        <small className="muted">
          {words.about(loan.number, loan.names)} · {momentText(at)}
        </small>
      </Link>
    </li>
  );
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="notifications-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="notifications-title">{words.title}</h2>
        <button
          className="button button-quiet button-dense"
          type="button"
          disabled={unread === 0 || read.isPending}
          onClick={() => read.mutate({ loanId: null, kind: null })}
        >
          {words.readAll}
        </button>
      </div>
      <Loaded of={list}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={`muted ${styles.none}`}>{words.none}</p>
          ) : (
            <ul className={styles.list}>{rows.map(line)}</ul>
          )
        }
      </Loaded>
      <div className={styles.foot}>
        <Link to="/portal/account#mailed" onClick={() => dialog.current?.close()}>
          {words.settings}
        </Link>
        <button className="button button-secondary button-dense" type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
};

export default NotificationList;
