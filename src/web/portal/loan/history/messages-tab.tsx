import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Person } from '#entities/values/person.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { usePortalData } from '#web/portal/portal-data.ts';
import { WriteForm } from '#web/ui/forms/write-form.tsx';
import { momentText } from '#words/moments.ts';
import { messageDesk as words } from '#words/portal/loan-desk/threads.ts';
import card from '../facts/fact-card.module.css';
import { firstNameOf } from '../facts/people-names.ts';
import { type Kept, WithKeptText } from '../kept-text.tsx';
import { useLoan } from '../loan-context.ts';
import styles from '../thread.module.css';
import { ReadyTexts } from './ready-texts.tsx';

const MessageForm = ({ person, name, first, keep }: Kept & { person: Person; name: string }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const onSuccess = () => {
    // Here and not only in the form, which may be gone by then.
    keep('');
    refresh();
  };
  const write = useMutation(trpc.loanWork.write.mutationOptions({ onSuccess }));
  // A ready text goes behind what is typed already, as a draft of its own.
  const [inserted, setInserted] = useState({ times: 0, text: first });
  const typed = useRef(first);
  const insert = (text: string) => {
    const joined = [typed.current.trim(), text].filter(Boolean).join('\n\n');
    typed.current = joined;
    keep(joined);
    setInserted({ times: inserted.times + 1, text: joined });
  };
  const onType = (text: string) => {
    typed.current = text;
    keep(text);
  };
  return (
    <>
      <ReadyTexts person={person} name={name} onInsert={insert} />
      <WriteForm
        key={inserted.times}
        words={{ ...words, label: words.label(name), submit: words.send }}
        look="dense"
        maxLength={4000}
        first={inserted.text}
        onType={onType}
        isPending={write.isPending}
        problem={write.error?.message ?? null}
        onSubmit={(text, clear) => write.mutate({ loanId, person, text }, { onSuccess: clear })}
      />
    </>
  );
};

const Talk = ({ person }: { person: Person }) => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const { me, refresh: countAgain } = usePortalData();
  const name = firstNameOf(file.application, person);
  const messages = useQuery(trpc.loanFile.messages.queryOptions({ loanId, person }));
  const { mutate: markRead } = useMutation(
    trpc.loanWork.readMessages.mutationOptions({
      onSuccess: () => {
        refresh();
        countAgain();
      },
    }),
  );
  const unread = messages.data?.filter(({ from, isUnread }) => from === null && isUnread).length ?? 0;
  const mayRead = can('correspond');
  useEffect(() => {
    if (unread > 0 && mayRead) markRead({ loanId, person });
  }, [unread, mayRead, markRead, loanId, person]);
  return (
    <section className={card.card}>
      <h2>{words.with(name)}</h2>
      <Loaded of={messages}>
        {(list) => (
          <ol className={styles.list} aria-live="polite">
            {list.length === 0 && <li className="muted">{words.none(name)}</li>}
            {list.map(({ id, from, body, sentAt }) => (
              <li key={id} className={styles.message} data-from={from === null ? 'person' : 'staff'}>
                <p className={styles.who}>
                  <strong>{from ?? name}</strong> <span className="muted">{momentText(sentAt)}</span>
                </p>
                <p className={styles.body}>{body}</p>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      {mayRead && me && (
        <WithKeptText place={`message/${person}`}>
          {(kept) => <MessageForm person={person} name={name} {...kept} />}
        </WithKeptText>
      )}
    </section>
  );
};

/** A separate thread with each applicant: neither sees the other's. */
export const MessagesTab = () => (
  <div className={card.grid}>
    {peopleIn(useLoan().file.application).map((person) => (
      <Talk key={person} person={person} />
    ))}
  </div>
);
