import { useState } from 'react';
import { useTRPCClient } from '#web/api-client/api.ts';

/** Opens one's own paper as a PDF. The window is opened by the press itself; its address follows, since browsers keep others from opening one. */
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
