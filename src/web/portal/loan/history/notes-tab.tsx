import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mentionPieces } from '#entities/text/mentions.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { MentionField } from '#web/portal/notifications/mention-field.tsx';
import marks from '#web/portal/notifications/notifications.module.css';
import { usePortalData } from '#web/portal/portal-data.ts';
import { WriteForm } from '#web/ui/forms/write-form.tsx';
import { momentText } from '#words/moments.ts';
import { noteDesk as words } from '#words/portal/loan-desk/threads.ts';
import card from '../facts/fact-card.module.css';
import { type Kept, WithKeptText } from '../kept-text.tsx';
import { useLoan } from '../loan-context.ts';
import styles from '../thread.module.css';

const NoteForm = ({ first, keep }: Kept) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const onSuccess = () => {
    // Here and not only in the form, which may be gone by then.
    keep('');
    refresh();
  };
  const write = useMutation(trpc.loanWork.writeNote.mutationOptions({ onSuccess }));
  return (
    <WriteForm
      words={{ ...words, help: words.mentions.hint, submit: words.save }}
      Field={MentionField}
      look="dense"
      maxLength={4000}
      first={first}
      onType={keep}
      isPending={write.isPending}
      problem={write.error?.message ?? null}
      onSubmit={(text, clear) => write.mutate({ loanId, text }, { onSuccess: clear })}
    />
  );
};

const NoteText = ({ body, mentioned }: { body: string; mentioned: readonly string[] }) => {
  let at = 0;
  return mentionPieces(body, mentioned).map(({ text, isMention }) => {
    at += text.length;
    return isMention ? (
      <span key={at} className={marks.mention}>
        {text}
      </span>
    ) : (
      text
    );
  });
};

/** Internal staff notes about a loan. */
export const NotesTab = () => {
  const trpc = useTRPC();
  const { loanId, can } = useLoan();
  const { me, unread, refresh } = usePortalData();
  const { mutate: markRead } = useMutation(trpc.desk.readNotifications.mutationOptions({ onSuccess: refresh }));
  // Reading the notes is reading the mentions in them.
  useEffect(() => {
    if (unread > 0) markRead({ loanId, kind: 'mention' });
  }, [unread, markRead, loanId]);
  const notes = useQuery(trpc.loanFile.notes.queryOptions({ loanId }));
  return (
    <section className={card.card}>
      <h2>{words.title}</h2>
      <p className="muted">{words.lede}</p>
      <Loaded of={notes}>
        {(list) => (
          <ol className={styles.list} aria-live="polite">
            {list.length === 0 && <li className="muted">{words.none}</li>}
            {list.map(({ id, by, body, at, mentioned }) => (
              <li key={id} className={styles.note}>
                <p className={styles.who}>
                  <strong>{by}</strong> <span className="muted">{momentText(at)}</span>
                </p>
                <p className={styles.body}>
                  <NoteText body={body} mentioned={mentioned} />
                </p>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      {can('correspond') && me && <WithKeptText place="note">{(kept) => <NoteForm {...kept} />}</WithKeptText>}
    </section>
  );
};
