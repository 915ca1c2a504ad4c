import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import { leadState } from '#rules/stage/lead-state.ts';
import type { KeyRing } from '../key-ring.ts';
import type { Touched } from '../touched.ts';
import { readLoanFacts } from './loan-facts.ts';
import { pipelineRowOf } from './pipeline-row.ts';
import { searchTermsOf } from './search-terms.ts';
import { writeLeadStates, writeOffices, writePipelineRows, writeSearchTerms } from './write-pipeline.ts';
import { writeThreads } from './write-threads.ts';
import { writeWorkItems } from './write-work.ts';

/** Writes everything the portal's lists show of these loans, as the last part of the transaction that changed them. */
export const projectLoans = async (
  client: ClientBase,
  { touched, ring }: { touched: Touched; ring: KeyRing },
): Promise<void> => {
  const { loans, threads } = touched;
  if (loans.size === 0) return;
  const projected = (await readLoanFacts(client, touched)).map((facts) => ({
    facts,
    row: pipelineRowOf(facts, ring),
  }));
  if (projected.length === 0) return;
  await writePipelineRows(
    client,
    projected.map(({ row }) => row),
  );
  await writeWorkItems(
    client,
    projected.map(({ row }) => row),
  );
  const respelled = projected.filter(({ facts, row }) => facts.before?.termsKey !== row.termsKey);
  if (respelled.length > 0)
    await writeSearchTerms(client, {
      ids: respelled.map(({ row }) => row.id),
      terms: respelled.flatMap(({ facts }) => searchTermsOf(facts, ring)),
    });
  const moved = projected.filter(({ facts }) => facts.before && !isDeepStrictEqual(facts.before.place, facts.place));
  if (moved.length > 0)
    await writeOffices(
      client,
      moved.map(({ row }) => row.id),
    );
  const leads = projected.flatMap(({ facts, row }) =>
    facts.leads.flatMap(({ id, state: before }) => {
      const state = leadState(row.stage, before);
      return state === before ? [] : [{ id, state }];
    }),
  );
  if (leads.length > 0) await writeLeadStates(client, leads);
  if (threads.size > 0) await writeThreads(client, [...threads]);
};
