import { useMutation } from '@tanstack/react-query';
import type { DisclosureName } from '#entities/contract/disclosure-name.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { openPdf } from './open-pdf.ts';

/** Opens a disclosure delivered before page 1, as the PDF of the text this applicant received. */
export const useOpenHanded = () => {
  const api = useTRPCClient();
  const open = useMutation({
    mutationFn: (paper: DisclosureName) => openPdf(() => api.application.handedPdf.query({ paper })),
  });
  return { openHanded: open.mutate, isOpening: open.isPending, isHandedFailed: open.isError };
};
