import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { useNewest } from '#web/api-client/use-newest.ts';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { documentsPage as words } from '#words/loan/documents-page.ts';
import { shell } from '#words/shell.ts';
import { useOpenedVersion } from '../saving/use-opened-version.ts';
import { DocumentCards } from './document-cards.tsx';
import { PhoneUpload } from './phone-upload.tsx';

/** The list inside the application; it updates as documents arrive from any source and as facts make them unnecessary. */
export const DocumentList = ({ isFinal }: { isFinal: boolean }) => {
  const trpc = useTRPC();
  const wanted = useQuery(trpc.files.wanted.queryOptions());
  const { refetch } = wanted;
  const version = useOpenedVersion();
  useNewest({ data: wanted.data && { version }, refetch });
  if (wanted.isPending) return <SkeletonLines text={shell.loading} />;
  if (wanted.isLoadingError) return <NotLoaded retry={refetch} reason={words.failed} />;
  return (
    <>
      {wanted.data.length > 0 && <PhoneUpload />}
      <DocumentCards wanted={wanted.data} onStored={refetch} uploadToken={null} isFinal={isFinal} />
      {!isFinal && wanted.data.length > 0 && <p className="small muted">{words.own.follows}</p>}
    </>
  );
};
