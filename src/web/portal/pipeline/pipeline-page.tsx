import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { everythingOpen, type PipelineView, standardViews } from '#entities/contract/pipeline.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useNavigate, useSearchParams } from '#web/router/navigation.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { useHeightAs } from '#web/ui/use-height-as.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import { portal } from '#words/portal/portal.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Loaded } from '../loaded.tsx';
import { usePortalData } from '../portal-data.ts';
import { rememberedState } from '../remembered-state.ts';
import { useMay } from '../use-may.ts';
import { usePaging } from '../use-paging.ts';
import { useScrollReturn } from '../use-scroll-return.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { FilterBar } from './filter-bar.tsx';
import styles from './pipeline.module.css';
import type { Overview } from './pipeline-data.ts';
import { PipelineHead } from './pipeline-head.tsx';
import { PipelineList } from './pipeline-list.tsx';
import { PipelineSummary } from './pipeline-summary.tsx';
import { PipelineTiles } from './pipeline-tiles.tsx';
import { useLayout } from './use-layout.ts';
import { usePipelineChanges } from './use-pipeline-changes.ts';
import { viewFromSearch, viewToSearch } from './view-address.ts';
import { ViewTabs } from './view-tabs.tsx';

/** The user's own loans first, unless there are none. */
const firstView = ({ standard }: Overview): PipelineView =>
  standard.some(({ name, count }) => name === 'mine' && count > 0) ? standardViews.mine : everythingOpen;

const useSought = rememberedState<string>();
const useFigures = rememberedState<boolean>();

const Desk = ({ overview, onChanged }: { overview: Overview; onChanged: () => void }) => {
  const trpc = useTRPC();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [sought, setSought] = useSought('pipeline', '');
  const [typed, setTyped] = useState(sought);
  const [areFiguresOpen, setAreFiguresOpen] = useFigures('pipeline', false);
  const searchField = useRef<HTMLInputElement>(null);
  const filters = useRef<HTMLDivElement>(null);
  // Where the headings of the list stay: below the filters, which take a second line once there are many.
  useHeightAs('--filters-height', filters);
  const { hasLetterKeys } = usePortalData();
  const mayAssign = useMay('assign');
  const mayPrice = useMay('seePolicies');
  const [layout, setLayout] = useLayout(overview.layout);
  const view = viewFromSearch(search) ?? firstView(overview);
  const isSearching = sought !== '';
  const paging = usePaging(`${sought} ${viewToSearch(view)}`);
  const page = useQuery({
    ...trpc.pipeline.page.queryOptions({ view, cursor: paging.cursor }),
    ...paging.turning,
    enabled: !isSearching,
  });
  const found = useQuery({ ...trpc.pipeline.search.queryOptions({ typed: sought }), enabled: isSearching });
  const colleagues = useQuery({ ...trpc.pipeline.colleagues.queryOptions(), enabled: mayAssign });
  const refresh = () => {
    onChanged();
    void (isSearching ? found : page).refetch();
  };
  usePipelineChanges(refresh);
  useShortcuts(
    {
      '/': () => searchField.current?.focus(),
      f: () => filters.current?.querySelector('select')?.focus(),
      n: () => mayPrice && navigate('/portal/quick-pricer'),
    },
    { isOn: hasLetterKeys },
  );
  const show = (next: PipelineView) => {
    setTyped('');
    setSought('');
    navigate(viewToSearch(next));
  };
  const list = isSearching ? found : page;
  useScrollReturn({ isShown: list.data !== undefined });
  const summary = isSearching
    ? found.data
      ? words.found(found.data.rows.length, found.data.isMore)
      : ''
    : page.data
      ? words.count(page.data.count, page.data.isMore)
      : '';
  return (
    <div className={styles.page}>
      <PipelineHead
        {...{ typed, view, areFiguresOpen }}
        searchRef={searchField}
        onType={setTyped}
        onSeek={setSought}
        onFigures={() => setAreFiguresOpen(!areFiguresOpen)}
      />
      <ViewTabs overview={overview} view={view} onChoose={show} onChanged={onChanged} />
      <PipelineTiles tiles={overview.tiles} view={isSearching ? null : view} />
      {areFiguresOpen && <PipelineSummary {...overview} />}
      <FilterBar
        view={view}
        colleagues={colleagues.data ?? []}
        onChange={show}
        summary={summary}
        firstRef={filters}
        tools={<ColumnChooser layout={layout} onChange={setLayout} />}
      />
      {isSearching && <p className={styles.note}>{words.searchNote}</p>}
      {list.isError && <NotLoaded retry={list.refetch} reason={list.error?.message} />}
      {list.data ? (
        <PipelineList
          // A different list starts with no selection and no row in focus.
          key={`${sought} ${viewToSearch(view)} ${paging.page}`}
          rows={list.data.rows}
          sought={sought}
          view={view}
          colleagues={mayAssign ? (colleagues.data ?? []) : null}
          paging={isSearching ? null : paging.turnTo(page)}
          layout={layout}
          onSort={isSearching ? null : (sort) => show({ ...view, sort })}
          onChanged={refresh}
        />
      ) : (
        !list.isError && <SkeletonLines text={portal.loading} />
      )}
    </div>
  );
};

/** Every loan in the user's scope: searched, filtered, sorted, live. */
export const PipelinePage = () => {
  const trpc = useTRPC();
  const overview = useQuery(trpc.pipeline.overview.queryOptions());
  return <Loaded of={overview}>{(data) => <Desk overview={data} onChanged={() => void overview.refetch()} />}</Loaded>;
};
