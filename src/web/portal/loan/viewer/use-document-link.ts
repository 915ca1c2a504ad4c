import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { useLoan } from '../loan-context.ts';

/** A link lasts a few minutes; asked for again only once it is this old. */
const LEAST_MS = 60_000;

/** The address of a document, made for this session; each one is logged as a view. */
export const useDocumentLink = (fileId: string, { onReasonNeeded }: { onReasonNeeded: () => void }) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const { mutate, data, error } = useMutation(trpc.loanWork.seeDocument.mutationOptions());
  const asked = useRef(0);
  useEffect(() => {
    asked.current = Date.now();
    mutate({ loanId, fileId });
  }, [mutate, loanId, fileId]);
  useEffect(() => {
    if (data?.kind === 'reasonNeeded') onReasonNeeded();
  }, [data, onReasonNeeded]);
  /** False where the link is new, so that something else is wrong. */
  const renew = (): boolean => {
    if (Date.now() - asked.current < LEAST_MS) return false;
    asked.current = Date.now();
    mutate({ loanId, fileId });
    return true;
  };
  return { link: data ?? null, problem: error?.message ?? null, renew };
};
