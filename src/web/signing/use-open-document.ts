import { useState } from 'react';
import { useTRPCClient } from '#web/api-client/api.ts';

/** Opens the user's own document as a PDF. The click opens the window and its URL follows, since browsers block other popups. */
export const useOpenDocument = () => {
  const api = useTRPCClient();
  const [isFailed, setIsFailed] = useState(false);
  const openPdf = (paperId: string): void => {
    setIsFailed(false);
    const page = window.open('about:blank', '_blank');
    void api.signing.link
      .mutate({ paperId })
      .then(({ url }) => {
        if (page) page.location.href = url;
        else window.location.assign(url);
      })
      .catch(() => {
        page?.close();
        setIsFailed(true);
      });
  };
  return { openPdf, isFailed };
};
