import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { transport } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { useParams } from '#web/router/navigation.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { sandbox } from '#words/sandbox.ts';
import { shell } from '#words/shell.ts';
import { SandboxApiProvider, useSandboxApi } from './sandbox-api.ts';
import styles from './sandbox-page.module.css';

const words = sandbox.visit;

export const meta = () => [{ title: pageTitle(words.title) }, { name: 'robots', content: 'noindex' }];

/** Stands in for the page of a payroll service, a bank, an insurer or an identity check. */
export default function VendorVisitPage() {
  const [makeCall] = useState(transport);
  return (
    <SandboxApiProvider makeCall={makeCall}>
      <PageFrame>
        <Visit reference={useParams().reference ?? ''} />
      </PageFrame>
    </SandboxApiProvider>
  );
}

const Visit = ({ reference }: { reference: string }) => {
  const trpc = useSandboxApi();
  const visit = useQuery(trpc.sandbox.visit.queryOptions({ reference }));
  const end = useMutation(
    trpc.sandbox.endVisit.mutationOptions({
      onSuccess: () => visit.data && window.location.assign(visit.data.returnUrl),
    }),
  );
  if (visit.isPending) return <SkeletonLines text={shell.loading} />;
  if (!visit.data) return <h1 className="heading-1">{words.unknown}</h1>;
  const { vendor, state, returnUrl } = visit.data;
  return (
    <>
      <h1 className="heading-1">{words.heading(sandbox.outside.vendors[vendor])}</h1>
      <p className={`lede ${styles.lede}`}>{state === 'open' ? words.text : words.done}</p>
      <div className={`card ${styles.controls}`}>
        {state === 'open' && (
          <>
            <button
              className="button button-primary"
              type="button"
              onClick={() => end.mutate({ reference, state: 'shared' })}
            >
              {words.share}
            </button>
            <button
              className="button button-secondary"
              type="button"
              onClick={() => end.mutate({ reference, state: 'declined' })}
            >
              {words.decline}
            </button>
          </>
        )}
        <a href={returnUrl}>{state === 'open' ? words.leave : words.back}</a>
        <p role="status">{end.error?.message}</p>
      </div>
    </>
  );
};
