import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { PipelineView } from '#entities/contract/pipeline.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { IconBookmarkPlus, IconPencil, IconUsers, IconX } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import { useMay } from '../use-may.ts';
import type { Overview } from './pipeline-data.ts';
import { isSameView } from './view-address.ts';
import styles from './view-tabs.module.css';

const ViewNameForm = lazy(() => import('./view-name-form.tsx'));

const tellProblem = ({ message }: { message: string }) =>
  showToast({ kind: 'problem', title: words.views, text: message });

const SaveView = ({ view, onSaved }: { view: PipelineView; onSaved: (id: string) => void }) => {
  const trpc = useTRPC();
  const [isOpen, setOpen] = useState(false);
  const mayShare = useMay('assign');
  const save = useMutation(trpc.pipeline.saveView.mutationOptions({ onError: tellProblem }));
  const place = useFocusAlong<HTMLDivElement>(isOpen);
  const submit = (name: string, isShared: boolean) =>
    save.mutate(
      { name, view, isShared },
      {
        onSuccess: (outcome) => {
          setOpen(false);
          if (outcome.kind === 'tooMany') return tellProblem({ message: words.viewTooMany });
          const text = (isShared ? words.viewShared : words.viewSaved)(name);
          showToast({ kind: 'done', title: words.saveView, text });
          onSaved(outcome.id);
        },
      },
    );
  return (
    <div ref={place} className={styles.saveView}>
      {isOpen ? (
        <Suspense>
          <ViewNameForm
            {...{ named: '', mayShare, isPending: save.isPending, onSubmit: submit }}
            onCancel={() => setOpen(false)}
          />
        </Suspense>
      ) : (
        <button className="link-button" type="button" onClick={() => setOpen(true)}>
          <IconBookmarkPlus size={16} stroke={1.75} aria-hidden />
          {words.saveView}
        </button>
      )}
    </div>
  );
};

type Tab = {
  view: PipelineView;
  count: number;
  /** Null for one the user cannot change. */
  id: string | null;
  sharedBy: string | null;
  key: string;
  text: string;
};
type TabProps = { tab: Tab; isOn: boolean; onChoose: () => void; onChanged: () => void; onRemoved: () => void };

const ViewTab = ({ tab, isOn, onChoose, onChanged, onRemoved }: TabProps) => {
  const { id, text, count, sharedBy } = tab;
  const trpc = useTRPC();
  const [isNaming, setNaming] = useState(false);
  const place = useFocusAlong<HTMLLIElement>(isNaming);
  const remove = useMutation(trpc.pipeline.removeView.mutationOptions({ onSuccess: onRemoved, onError: tellProblem }));
  const rename = useMutation(
    trpc.pipeline.renameView.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind !== 'renamed') tellProblem({ message: words.notRenamed[kind] });
        if (kind !== 'nameTaken') setNaming(false);
        onChanged();
      },
      onError: tellProblem,
    }),
  );
  if (isNaming && id !== null)
    return (
      <li ref={place}>
        <Suspense>
          <ViewNameForm
            {...{ named: text, mayShare: false, isPending: rename.isPending }}
            onSubmit={(name) => rename.mutate({ id, name, seen: text })}
            onCancel={() => setNaming(false)}
          />
        </Suspense>
      </li>
    );
  return (
    <li ref={place} className={isOn ? styles.on : undefined}>
      <button
        type="button"
        title={sharedBy === null ? undefined : words.sharedBy(sharedBy)}
        aria-current={isOn ? 'true' : undefined}
        onClick={onChoose}
      >
        {sharedBy !== null && (
          <>
            <IconUsers size={14} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{words.sharedBy(sharedBy)} </span>
          </>
        )}
        {text} <em>{count >= 1000 ? '1,000+' : count}</em>
      </button>
      {isOn && id !== null && (
        <>
          <button
            className={styles.changeView}
            type="button"
            aria-label={words.renameView(text)}
            onClick={() => setNaming(true)}
          >
            <IconPencil size={14} stroke={1.75} aria-hidden />
          </button>
          <button
            className={styles.changeView}
            type="button"
            aria-label={words.removeView(text)}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ id })}
          >
            <IconX size={14} stroke={1.75} aria-hidden />
          </button>
        </>
      )}
    </li>
  );
};

type Tabs = { overview: Overview; view: PipelineView; onChoose: (view: PipelineView) => void; onChanged: () => void };

/** The product's views, then the user's own and those that colleagues share, each with its current number of loans. */
export const ViewTabs = ({ overview, view, onChoose, onChanged }: Tabs) => {
  const tabs: Tab[] = [
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
  // What was pressed goes away with its tab or its form: a new tab has the focus, or the one that moves up for a removed one.
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<{ key: string; removedAt: number | null } | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const { key, removedAt } = next.current;
    const place = tabs.findIndex((tab) => tab.key === key);
    if ((place === -1) !== (removedAt !== null)) return;
    next.current = null;
    const items = list.current?.children ?? [];
    const item = items[Math.min(removedAt ?? place, items.length - 1)];
    if (document.activeElement === document.body) item?.querySelector<HTMLElement>('button, input')?.focus();
  });
  return (
    <nav className={styles.views} aria-label={words.views}>
      <ul ref={list}>
        {tabs.map((tab, at) => (
          <ViewTab
            key={tab.key}
            tab={tab}
            isOn={isSameView(tab.view, view)}
            onChoose={() => onChoose(tab.view)}
            onChanged={onChanged}
            onRemoved={() => {
              next.current = { key: tab.key, removedAt: at };
              showToast({ kind: 'done', title: words.views, text: words.viewRemoved(tab.text) });
              onChanged();
            }}
          />
        ))}
      </ul>
      {!isKnown && (
        <SaveView
          view={view}
          onSaved={(id) => {
            next.current = { key: id, removedAt: null };
            onChanged();
          }}
        />
      )}
    </nav>
  );
};
