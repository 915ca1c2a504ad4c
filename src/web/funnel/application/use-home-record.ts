import { useQuery } from '@tanstack/react-query';
import { createContext, useState } from 'react';
import type { HomeRecord } from '#entities/contract/calls/home-record.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { useFunnelData } from '../step/funnel-data.ts';
import type { Answers } from '../step/use-step-form.ts';

/** The answers a record may fill. */
const FILLED = ['type', 'acquiredOn', 'yearlyTaxes'] as const;
type Filled = (typeof FILLED)[number];

/** A lookup begun by another tab, or before a reload, ends by itself. */
const ASK_AGAIN_MILLISECONDS = 1000;
/** From the page before, which asks while it is read, to the page about the home. */
const KEPT_MILLISECONDS = 600_000;

const openIn = (answers: Answers): Filled[] => FILLED.filter((name) => (answers[name] ?? null) === null);
export const countOpen = (answers: Answers): number => openIn(answers).length;

/** What the record says and the applicant has not: an answer already given stands. */
export const fillsOf = (record: HomeRecord, draft: Answers): [name: Filled | 'units', value: unknown][] =>
  openIn(draft)
    .filter((name) => record[name] !== null)
    .flatMap((name) => [
      [name, record[name]] as [Filled, unknown],
      ...(name === 'type' && record.units !== null ? [['units', record.units] as ['units', unknown]] : []),
    ]);

export type HomeRecordState = {
  /** Not where nobody is asked, or all of it is answered. */
  isOffered: boolean;
  isPending: boolean;
  record: HomeRecord | null;
  isUsed: boolean;
  use: () => void;
};

export const HomeRecordContext = createContext<HomeRecordState | null>(null);

/** The public record of the home, asked for where it could save an answer; on the page before, so that it is there when it is wanted. */
export const useHomeRecord = (step: Step): HomeRecordState => {
  const { current, draftOf } = useFunnelData();
  const api = useTRPCClient();
  const [isUsed, setIsUsed] = useState(false);
  const [isOffered] = useState(() => {
    if (current === null || !current.hasHomeRecords || current.person !== 'borrower') return false;
    const answers: Answers = { ...step.read(current.application, current.person), ...draftOf(step.key) };
    return countOpen(answers) > 0;
  });
  const { data, isError } = useQuery({
    queryKey: ['homeRecord'],
    queryFn: () => api.funnel.homeRecord.mutate(),
    enabled: isOffered,
    gcTime: KEPT_MILLISECONDS,
    refetchInterval: ({ state }) => (state.data?.kind === 'asking' ? ASK_AGAIN_MILLISECONDS : false),
  });
  const isPending = !isError && (data === undefined || data.kind === 'asking');
  const record = data?.kind === 'found' ? data.record : null;
  return { isOffered, isPending, record, isUsed, use: () => setIsUsed(true) };
};
