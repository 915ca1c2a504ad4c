import { isDeepStrictEqual } from 'node:util';
import type { ClientBase, QueryConfig } from 'pg';
import type { Day } from '#entities/values/day.ts';
import { leadState } from '#rules/stage/lead-state.ts';
import type { KeyRing } from '../key-ring.ts';
import type { Touched } from '../touched.ts';
import { readLoanFacts } from './loan-facts.ts';
import { pipelineRowOf } from './pipeline-row.ts';
import { searchTermsOf } from './search-terms.ts';
import {
  renewPipelineRows,
  writeLeadStates,
  writeOffices,
  writePipelineRows,
  writeSearchTerms,
} from './write-pipeline.ts';
import { writeStageVisits } from './write-stage-visits.ts';
import { writeThreads } from './write-threads.ts';
import { writeWorkItems } from './write-work.ts';

type Projecting = { touched: Touched; ring: KeyRing; on: Day };

/**
 * The statements that write everything the portal's lists show of these loans: the last of the transaction that changed them, in this
 * order, with its commit.
 */
export const projectLoans = async (client: ClientBase, { touched, ...written }: Projecting): Promise<QueryConfig[]> => {
  const { loans } = touched;
  const renewed = [...touched.renewed].filter((id) => !loans.has(id));
  return [
    ...(renewed.length > 0 ? [renewPipelineRows(renewed)] : []),
    ...(await changesOf(client, { touched, ...written })),
  ];
};

const changesOf = async (client: ClientBase, { touched, ring, on }: Projecting): Promise<QueryConfig[]> => {
  const { loans, threads } = touched;
  if (loans.size === 0) return [];
  const projected = (await readLoanFacts(client, touched)).map((facts) => ({
    facts,
    row: pipelineRowOf(facts, ring),
  }));
  if (projected.length === 0) return [];
  const rows = projected.map(({ row }) => row);
  const respelled = projected.filter(({ facts, row }) => facts.before?.termsKey !== row.termsKey);
  const moved = projected.filter(({ facts }) => facts.before && !isDeepStrictEqual(facts.before.place, facts.place));
  const entered = projected.filter(({ facts, row }) => facts.before?.stage !== row.stage);
  const leads = projected.flatMap(({ facts, row }) =>
    facts.leads.flatMap(({ id, state: before }) => {
      const state = leadState(row.stage, before);
      return state === before ? [] : [{ id, state }];
    }),
  );
  return [
    writePipelineRows(rows),
    writeWorkItems(rows),
    ...(entered.length > 0
      ? [
          writeStageVisits(
            entered.map(({ row }) => row),
            on,
          ),
        ]
      : []),
    ...(respelled.length > 0
      ? [
          writeSearchTerms(
            respelled.map(({ row }) => row.id),
            respelled.flatMap(({ facts }) => searchTermsOf(facts, ring)),
          ),
        ]
      : []),
    ...(moved.length > 0 ? writeOffices(moved.map(({ row }) => row.id)) : []),
    ...(leads.length > 0 ? [writeLeadStates(leads)] : []),
    ...(threads.size > 0 ? writeThreads([...threads]) : []),
  ];
};
