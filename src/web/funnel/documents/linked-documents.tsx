import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { isRefusal } from '#web/api-client/is-refusal.ts';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { documentsPage } from '#words/loan/documents-page.ts';
import { shell } from '#words/shell.ts';
import { DocumentCards } from './document-cards.tsx';

const words = documentsPage.linked;

/** A link's view on any device: see the requests and send the documents. */
export const LinkedDocuments = ({ token }: { token: string }) => {
  const trpc = useTRPC();
  const linked = useQuery(trpc.files.linked.queryOptions({ token }));
  if (linked.isPending) return <SkeletonLines text={shell.loading} />;
  if (linked.isLoadingError && !isRefusal(linked.error)) return <NotLoaded retry={linked.refetch} isWholePage />;
  if (linked.isLoadingError)
    return (
      <>
        <h1 className="heading-1">{words.endedTitle}</h1>
        <p className="lede">{linked.error.message}</p>
      </>
    );
  const { firstName, wanted } = linked.data;
  return (
    <>
      <h1 className="heading-1">{words.title(firstName)}</h1>
      <p className="lede">{words.lede}</p>
      <DocumentCards wanted={wanted} onStored={linked.refetch} uploadToken={token} isFinal />
    </>
  );
};
