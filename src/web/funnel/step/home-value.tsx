import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ValueRequest } from '#entities/facts/value-request.ts';
import { dayIn } from '#entities/values/day-in.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars, inLongDate } from '#words/figures.ts';
import { homeValue as words } from '#words/funnel/home-value.ts';
import styles from './home-value.module.css';
import { HomeValueForm } from './home-value-form.tsx';

const RequestNotice = ({ request: { state, amount, createdAt } }: { request: ValueRequest }) => {
  const { title, text } = words.states[state];
  const on = inLongDate(dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, createdAt));
  return (
    <Notice tone="info" title={title}>
      {text(inDollars(amount), on)}
    </Notice>
  );
};

/** The valuation with its range and date, and a way to dispute it. Nothing while there is none. */
export const HomeValue = () => {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.application.homeValue.queryOptions());
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setIsAsking(false);
    heading.current?.focus();
  };
  if (!data?.valuation || data.valuation.value === null) return null;
  const { value, low, high, asOf } = data.valuation;
  return (
    <section className={`card ${styles.home}`} aria-labelledby="home-value-heading">
      <h2 className="heading-4" id="home-value-heading" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.figure}>{inDollars(value)}</p>
      {low !== null && high !== null && <p>{words.range(inDollars(low), inDollars(high))}</p>}
      <p className="muted small">
        {words.dated(inLongDate(asOf))} {words.counts}
      </p>
      {data.request !== null && <RequestNotice request={data.request} />}
      {isAsking ? (
        <HomeValueForm value={value} onClose={close} />
      ) : (
        data.request?.state !== 'open' && (
          <p>
            <button className="link-button" type="button" onClick={() => setIsAsking(true)}>
              {words.more}
            </button>
          </p>
        )
      )}
    </section>
  );
};
