import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageTemplate } from '#entities/contract/desk/message-template.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Chip } from '#web/ui/chip.tsx';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { momentText } from '#words/moments.ts';
import { templateWords as words } from '#words/portal/desk/templates.ts';
import { messageDesk } from '#words/portal/loan-desk/threads.ts';
import { AskTwice } from '../ask-twice.tsx';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { TemplateForm } from './template-form.tsx';
import styles from './templates.module.css';

export const meta = () => [{ title: pageTitle(words.title) }];

type OwnProps = { template: MessageTemplate; onEdit: () => void; onChanged: () => void };

const OwnText = ({ template, onEdit, onChanged }: OwnProps) => {
  const trpc = useTRPC();
  const retire = useMutation(trpc.templates.retire.mutationOptions({ onSuccess: onChanged }));
  const { id, name, body, by, at, version, isRetired } = template;
  return (
    <li className={`card ${styles.text}`}>
      <h3 className="heading-4">
        {name} {isRetired && <Chip tone="off">{words.retired}</Chip>}
      </h3>
      <p className={styles.body}>{body}</p>
      <p className="muted small">{words.by(by, momentText(at), version)}</p>
      <div className={styles.actions}>
        <button className="button button-secondary button-dense" type="button" onClick={onEdit}>
          {isRetired ? words.use : words.edit}
          <span className="visually-hidden">{words.editNamed(name)}</span>
        </button>
        {!isRetired && (
          <AskTwice
            name={words.retire}
            label={words.retireNamed(name)}
            text={words.sure}
            yes={words.yes}
            no={words.no}
            isPending={retire.isPending}
            onSure={() => retire.mutate({ id, seen: version })}
          />
        )}
        <span role="alert">
          {retire.data?.kind === 'changedMeanwhile' ? words.outcomes.changedMeanwhile : retire.error?.message}
        </span>
      </div>
    </li>
  );
};

/** The lender's own texts for messages, beside those that come with the portal. */
export default function TemplatesPage() {
  const trpc = useTRPC();
  const list = useQuery(trpc.templates.list.queryOptions());
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null);
  const [isSaved, setSaved] = useState(false);
  const place = useFocusAlong<HTMLDivElement>(edited !== null);
  const { refetch } = list;
  const edit = (what: MessageTemplate | 'new') => {
    setSaved(false);
    setEdited(what);
  };
  const done = (saved: boolean) => {
    setEdited(null);
    setSaved(saved);
    void refetch();
  };
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <div ref={place}>
        {edited === null ? (
          <p className={styles.add}>
            <button className="button button-primary button-dense" type="button" onClick={() => edit('new')}>
              {words.add}
            </button>{' '}
            <span role="status">{isSaved ? words.saved : ''}</span>
          </p>
        ) : (
          <TemplateForm template={edited === 'new' ? null : edited} onDone={done} />
        )}
      </div>
      <Loaded of={list}>
        {(texts) => (
          <section aria-labelledby="own-texts">
            <h2 className="heading-4" id="own-texts">
              {words.own}
            </h2>
            {texts.length === 0 && <p className="muted">{words.none}</p>}
            <ul className={styles.texts}>
              {texts.map((template) => (
                <OwnText
                  key={template.id}
                  template={template}
                  onEdit={() => edit(template)}
                  onChanged={() => void refetch()}
                />
              ))}
            </ul>
          </section>
        )}
      </Loaded>
      <section aria-labelledby="ready-texts">
        <h2 className="heading-4" id="ready-texts">
          {words.builtIn}
        </h2>
        <ul className={styles.texts}>
          {messageDesk.snippets.texts.map(({ name, text }) => (
            <li key={name} className={`card ${styles.text}`}>
              <h3 className="heading-4">{name}</h3>
              <p className={styles.body}>{text(words.fields.firstName)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
