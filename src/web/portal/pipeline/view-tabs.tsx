import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PipelineView } from '#entities/contract/pipeline.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { focusHere } from '#web/ui/focus/focus-here.ts';
import { IconBookmarkPlus, IconUsers, IconX } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import { useMay } from '../use-may.ts';
import styles from './pipeline.module.css';
import type { Overview } from './pipeline-data.ts';
import { isSameView } from './view-address.ts';

const SaveView = ({ view, onSaved }: { view: PipelineView; onSaved: () => void }) => {
  const trpc = useTRPC();
  const [name, setName] = useState<string | null>(null);
  const [isShared, setShared] = useState(false);
  const mayShare = useMay('assign');
  const save = useMutation(trpc.pipeline.saveView.mutationOptions());
  if (name === null)
    return (
      <button className="link-button" type="button" onClick={() => setName('')}>
        <IconBookmarkPlus size={16} stroke={1.75} aria-hidden />
        {words.saveView}
      </button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    save.mutate(
      { name, view, isShared },
      {
        onSuccess: ({ kind }) => {
          const isSaved = kind === 'saved';
          showToast({
            kind: isSaved ? 'done' : 'problem',
            title: words.saveView,
            text: isSaved ? (isShared ? words.viewShared : words.viewSaved)(name) : words.viewTooMany,
          });
          setName(null);
          onSaved();
        },
        onError: ({ message }) => showToast({ kind: 'problem', title: words.saveView, text: message }),
      },
    );
  };
  return (
    <form className={styles.saveView} onSubmit={submit}>
      <label className="visually-hidden" htmlFor="view-name">
        {words.viewName}
      </label>
      <input
        // It appears where the user just clicked, ready for typing.
        ref={focusHere}
        className="input"
        id="view-name"
        maxLength={40}
        placeholder={words.viewName}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {mayShare && (
        <label className={styles.shareView}>
          <input
            type="checkbox"
            checked={isShared}
            onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          />
          {words.shareView}
        </label>
      )}
      <button className="button button-primary button-dense" type="submit" disabled={save.isPending}>
        {words.save}
      </button>
      <button className="button button-quiet button-dense" type="button" onClick={() => setName(null)}>
        {words.cancel}
      </button>
    </form>
  );
};

type Tabs = { overview: Overview; view: PipelineView; onChoose: (view: PipelineView) => void; onChanged: () => void };

/** The product's views, then the user's own and those that colleagues share, each with its current number of loans. */
export const ViewTabs = ({ overview, view, onChoose, onChanged }: Tabs) => {
  const trpc = useTRPC();
  const remove = useMutation(
    trpc.pipeline.removeView.mutationOptions({
      onSuccess: onChanged,
      onError: ({ message }) => showToast({ kind: 'problem', title: words.views, text: message }),
    }),
  );
  const tabs = [
    ...overview.standard.map(({ name, ...tab }) => ({
      ...tab,
      id: null,
      sharedBy: null,
      key: name,
      text: words.standard[name],
    })),
    ...overview.saved.map(({ name, id, canRemove, ...tab }) => ({
      ...tab,
      id: canRemove ? id : null,
      key: id,
      text: name,
    })),
  ];
  const isKnown = tabs.some((tab) => isSameView(tab.view, view));
  return (
    <nav className={styles.views} aria-label={words.views}>
      <ul>
        {tabs.map((tab) => {
          const isOn = isSameView(tab.view, view);
          return (
            <li key={tab.key} className={isOn ? styles.on : undefined}>
              <button
                type="button"
                title={tab.sharedBy === null ? undefined : words.sharedBy(tab.sharedBy)}
                aria-current={isOn ? 'true' : undefined}
                onClick={() => onChoose(tab.view)}
              >
                {tab.sharedBy !== null && (
                  <>
                    <IconUsers size={14} stroke={1.75} aria-hidden />
                    <span className="visually-hidden">{words.sharedBy(tab.sharedBy)} </span>
                  </>
                )}
                {tab.text} <em>{tab.count >= 1000 ? '1,000+' : tab.count}</em>
              </button>
              {isOn && tab.id !== null && (
                <button
                  className={styles.removeView}
                  type="button"
                  aria-label={words.removeView(tab.text)}
                  onClick={() => tab.id !== null && remove.mutate({ id: tab.id })}
                >
                  <IconX size={14} stroke={1.75} aria-hidden />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {!isKnown && <SaveView view={view} onSaved={onChanged} />}
    </nav>
  );
};
