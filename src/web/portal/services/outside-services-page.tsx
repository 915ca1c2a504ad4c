import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchedService, type OutsideService } from '#entities/facts/outside-service.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { outsideServices as words } from '#words/portal/outside-services.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import styles from '../portal-pages.module.css';
import type { QueueAction } from '../queue/queue-action.ts';
import { QueueTable } from '../queue/queue-table.tsx';
import { serviceColumns } from './service-columns.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

type Told = { tone: 'info' | 'stop'; title: string };

/** Every outside service with its state, its last answer and the age of what is kept; published lists can be fetched now. */
export default function OutsideServicesPage() {
  const trpc = useTRPC();
  const [told, setTold] = useState<Told | null>(null);
  const services = useQuery(trpc.services.list.queryOptions());
  const asking = useMutation(
    trpc.services.askAgain.mutationOptions({
      onSuccess: ({ outcome }, { service }) => {
        setTold(
          outcome === 'answered'
            ? { tone: 'info', title: words.askedAgain(service) }
            : { tone: 'stop', title: words.stillAway(service) },
        );
        void services.refetch();
      },
      onError: ({ message }) => setTold({ tone: 'stop', title: message }),
    }),
  );
  const askAgain: QueueAction<OutsideService> = {
    nameOf: ({ service }) => words.nameOf(service),
    labelFor: ({ canRefresh }) => (canRefresh ? words.askAgain : null),
    isSelectable: () => false,
    labelForSelected: () => words.askAgain,
    isRunning: asking.isPending,
    run: ([row]) => {
      const service = fetchedService.safeParse(row?.service);
      if (service.success) asking.mutate({ service: service.data });
    },
  };
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      {told !== null && (
        <div className={styles.told}>
          <Notice tone={told.tone} title={told.title} />
        </div>
      )}
      <Loaded of={services}>
        {(rows) => (
          <QueueTable
            caption={words.caption}
            columns={serviceColumns}
            rows={rows}
            keyOf={({ service }) => service}
            action={askAgain}
          />
        )}
      </Loaded>
    </>
  );
}
