import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { NewsTopic } from '#entities/contract/news-topic.ts';
import { email as emailSchema } from '#entities/values/email.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { EmailField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { news as words } from '#words/funnel/news.ts';
import styles from './alert-form.module.css';
import type { RefusalView } from './use-refusal.ts';

type Props = {
  about: NewsTopic;
  view: Pick<RefusalView, 'wish' | 'email'>;
  buttonText?: string;
  notedText?: (email: string) => string;
};

/** One-time alert signup; it can be canceled here and in the email itself. */
export const AlertForm = ({
  about,
  view,
  buttonText: wishText = words.setAlert,
  notedText = words.notedText,
}: Props) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<unknown>(view.email);
  const [error, setError] = useState<string | undefined>();
  const refresh = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.application.refusal.queryKey({ about }) }),
  };
  const tell = useMutation(trpc.application.tellMe.mutationOptions(refresh));
  const stop = useMutation(trpc.application.stopNews.mutationOptions(refresh));
  const isNoted = view.wish === 'waiting' && view.email !== null;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = emailSchema.safeParse(typed);
    setError(checked.success ? undefined : words.emailNeeded);
    if (checked.success) tell.mutate({ about, email: checked.data });
    else document.getElementById('news-email')?.focus();
  };
  return (
    <section className={`card ${styles.tell}`} aria-labelledby="tell-heading">
      <h2 className="heading-3" id="tell-heading">
        {words.heading}
      </h2>
      {isNoted ? (
        <div className={styles.noted}>
          <Notice tone="info" title={words.noted}>
            {notedText(view.email ?? '')}
          </Notice>
          <button className="link-button" type="button" onClick={() => stop.mutate({ about })}>
            {words.stop}
          </button>
        </div>
      ) : (
        <form className={styles.form} noValidate onSubmit={send}>
          <p className="muted small">
            {view.wish === 'told' && view.email !== null
              ? `${words.told} ${words.toldText(view.email)}`
              : words.text[about]}
          </p>
          <div className={styles.row}>
            <EmailField
              id="news-email"
              label={words.email}
              isOptional={false}
              value={typed}
              error={error}
              autocomplete="email"
              onChange={(value) => {
                setTyped(value);
                setError(undefined);
              }}
            />
            <button className="button button-primary" type="submit" disabled={tell.isPending}>
              {tell.isPending ? words.working : wishText}
            </button>
          </div>
        </form>
      )}
      {(tell.isError || stop.isError) && <Notice tone="stop" title={words.failed} />}
    </section>
  );
};
