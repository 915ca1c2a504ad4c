import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { useFunnelData } from '../step/funnel-data.ts';

type Kind = 'softPull' | 'payroll' | 'bank' | 'insurance';

/**
 * A consent apart from a step. Each covers one request, so a press while one is under way gives none. Leads on to the vendor's page, or
 * brings the answer to this one.
 */
export const useConsent = (onAnswer?: () => void) => {
  const trpc = useTRPC();
  const { retry } = useFunnelData();
  const isUnderWay = useRef(false);
  const asked = useMutation(
    trpc.application.consent.mutationOptions({
      onSuccess: ({ url }) => {
        if (url !== null) return window.location.assign(url);
        onAnswer?.();
        retry();
      },
      onSettled: () => {
        isUnderWay.current = false;
      },
    }),
  );
  const give = (kind: Kind): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    asked.mutate({ kind });
  };
  return { asked, give };
};
