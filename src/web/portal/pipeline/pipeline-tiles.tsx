import { useQuery } from '@tanstack/react-query';
import { type PipelineTile, type PipelineView, pipelineTile, pipelineTiles } from '#entities/contract/pipeline.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { IconArrowUpRight } from '#web/ui/icons.ts';
import { inCount } from '#words/figures.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import type { Overview } from './pipeline-data.ts';
import styles from './pipeline-tiles.module.css';
import { isSameView, viewToSearch } from './view-address.ts';

/** Looked for row by row: not at every change of the list. */
const FRESH_MS = 60_000;

const TONES: Partial<Record<PipelineTile, string | undefined>> = {
  soon: styles.stop,
  unassigned: styles.warn,
  duplicates: styles.warn,
};

/** Seven counts, each of which opens exactly the rows it counts. */
export const PipelineTiles = ({ tiles, view }: Pick<Overview, 'tiles'> & { view: PipelineView | null }) => {
  const trpc = useTRPC();
  const duplicates = useQuery({ ...trpc.pipeline.duplicates.queryOptions(), staleTime: FRESH_MS });
  const countOf = (name: PipelineTile): number | null =>
    name === 'duplicates' ? (duplicates.data ?? null) : (tiles.find((each) => each.name === name)?.count ?? null);
  return (
    <nav className={styles.tiles} aria-label={words.tiles}>
      <ul>
        {pipelineTile.options.map((name) => {
          const count = countOf(name);
          return (
            <li key={name}>
              <Link
                to={`/portal${viewToSearch(pipelineTiles[name])}`}
                aria-current={view !== null && isSameView(pipelineTiles[name], view) ? 'page' : undefined}
              >
                <b className={count !== null && count > 0 ? TONES[name] : undefined}>
                  {count === null ? '\u2013' : inCount(count)}
                </b>
                <span>{words.tile[name]}</span>
                <IconArrowUpRight size={14} stroke={1.75} aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
