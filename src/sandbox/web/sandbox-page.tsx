import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { transport } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { sandbox } from '#words/sandbox.ts';
import { shell } from '#words/shell.ts';
import { DemoPeople } from './demo-people.tsx';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { JobList } from './job-list.tsx';
import { Mailbox } from './mailbox.tsx';
import { MessagePreviews } from './message-previews.tsx';
import { OutsideSwitches } from './outside-switches.tsx';
import { PartnerLink } from './partner-link.tsx';
import { SandboxApiProvider, useSandboxApi } from './sandbox-api.ts';
import styles from './sandbox-page.module.css';
import { TextMessages } from './text-messages.tsx';

/** Codes change every thirty seconds; refreshing more often keeps the page current. */
const REFRESH_MILLISECONDS = 5000;

export const meta = () => [{ title: pageTitle(sandbox.title) }, { name: 'robots', content: 'noindex' }];

export default function SandboxPage() {
  const [makeCall] = useState(transport);
  return (
    <SandboxApiProvider makeCall={makeCall}>
      <Sandbox />
    </SandboxApiProvider>
  );
}

const Sandbox = () => {
  const trpc = useSandboxApi();
  const overview = useQuery({ ...trpc.sandbox.overview.queryOptions(), refetchInterval: REFRESH_MILLISECONDS });
  return (
    <PageFrame width="wide">
      <h1 className="heading-1">{overview.isError ? sandbox.offTitle : sandbox.heading}</h1>
      <p className={`lede ${styles.lede}`}>{overview.isError ? sandbox.off : sandbox.lede}</p>
      {overview.isPending && <SkeletonLines text={shell.loading} />}
      {overview.isSuccess && (
        <>
          <DemoPeople />
          <PartnerLink />
          <DemoSignIns staff={overview.data.staff} />
          <OutsideSwitches switches={overview.data.switches} clock={overview.data.clock} />
          <JobList />
          <Mailbox mails={overview.data.mails} mailLogos={overview.data.mailLogos} />
          <TextMessages texts={overview.data.texts} />
          <MessagePreviews mailLogos={overview.data.mailLogos} />
        </>
      )}
    </PageFrame>
  );
};
