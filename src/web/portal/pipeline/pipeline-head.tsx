import { type RefObject, useEffect, useRef } from 'react';
import type { PipelineView } from '#entities/contract/pipeline.ts';
import { Link } from '#web/router/link.tsx';
import { IconChartLine, IconPlus, IconSearch } from '#web/ui/icons.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import { useMay } from '../use-may.ts';
import { ExportButton } from './export-button.tsx';
import styles from './pipeline.module.css';

/** Searches once typing pauses, not on each letter. */
const PAUSE_MS = 250;

type Head = {
  typed: string;
  view: PipelineView;
  searchRef: RefObject<HTMLInputElement | null>;
  onType: (typed: string) => void;
  onSeek: (text: string) => void;
  /** Whether the figures of the day are open, below. */
  areFiguresOpen: boolean;
  onFigures: () => void;
};

export const PipelineHead = ({ typed, view, searchRef, onType, onSeek, areFiguresOpen, onFigures }: Head) => {
  const mayPrice = useMay('seePolicies');
  const seek = useRef(onSeek);
  useEffect(() => {
    seek.current = onSeek;
  });
  useEffect(() => {
    const timer = setTimeout(() => seek.current(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <header className={styles.head}>
      <h1>{words.title}</h1>
      <div className={styles.search}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <label className="visually-hidden" htmlFor="pipeline-search">
          {words.searchLabel}
        </label>
        <input
          id="pipeline-search"
          type="search"
          ref={searchRef}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.searchHint}
          value={typed}
          maxLength={120}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <kbd className={styles.key}>/</kbd>
      </div>
      <button
        className="button button-secondary button-dense"
        type="button"
        aria-expanded={areFiguresOpen}
        onClick={onFigures}
      >
        <IconChartLine size={16} stroke={1.75} aria-hidden />
        {words.figures}
      </button>
      <ExportButton address={`/api/portal/pipeline.csv?view=${encodeURIComponent(JSON.stringify(view))}`} />
      {mayPrice && (
        <Link className="button button-primary button-dense" to="/portal/quick-pricer">
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {words.newScenario} <kbd className={styles.keyOnDark}>N</kbd>
        </Link>
      )}
    </header>
  );
};
