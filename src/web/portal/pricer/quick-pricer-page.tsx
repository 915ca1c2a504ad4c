import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { IndexDate } from '#entities/facts/published/index-date.ts';
import type { Day } from '#entities/values/day.ts';
import { decideScenario } from '#funnel/decide-scenario.ts';
import { getPolicy } from '#policy/policies.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { pricer as words } from '#words/portal/pricer.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { useMay } from '../use-may.ts';
import styles from './pricer.module.css';
import { ScenarioForm } from './scenario-form.tsx';
import { ScenarioHistory } from './scenario-history.tsx';
import { ScenarioResult } from './scenario-result.tsx';
import { ScenarioTrace } from './scenario-trace.tsx';
import { readScenario, startingScenario, typedFrom } from './typed-scenario.ts';

export const meta = () => [{ title: pageTitle(words.title) }];

const Pricer = ({ asOf, indexes }: { asOf: Day; indexes: readonly IndexDate[] }) => {
  const trpc = useTRPC();
  const policy = policyWithIndex(getPolicy(asOf), indexes, asOf);
  const [typed, setTyped] = useState(() => startingScenario(policy));
  const [name, setName] = useState('');
  const [told, setTold] = useState<{ tone: 'info' | 'stop'; text: string } | null>(null);
  const [mayWork, mayCreate] = [useMay('workLoan'), useMay('createLead')];
  const own = useQuery(trpc.pricer.own.queryOptions());
  const keep = useMutation(trpc.pricer.keep.mutationOptions());
  const read = readScenario(typed);
  const decision = 'scenario' in read ? decideScenario(read.scenario, { policy, asOf }) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!('scenario' in read)) return;
    if (name.trim() === '') return setTold({ tone: 'stop', text: words.nameNeeded });
    keep.mutate(
      { name, inputs: read.scenario },
      {
        onSuccess: () => {
          setTold({ tone: 'info', text: words.kept(name.trim()) });
          setName('');
          void own.refetch();
        },
        onError: ({ message }) => setTold({ tone: 'stop', text: message }),
      },
    );
  };
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <div className={styles.columns}>
        <ScenarioForm typed={typed} wrong={'wrong' in read ? read.wrong : []} policy={policy} onChange={setTyped} />
        {decision === null ? (
          <Notice tone="warn" title={words.mend} />
        ) : (
          <ScenarioResult decision={decision}>
            {(mayWork || mayCreate) && (
              <form className={styles.keep} noValidate onSubmit={submit}>
                <label className="field-label" htmlFor="scenario-name">
                  {words.name}
                </label>
                <input
                  className={`input ${styles.input}`}
                  id="scenario-name"
                  maxLength={80}
                  value={name}
                  onChange={({ currentTarget: { value } }) => setName(value)}
                />
                <button className="button button-primary button-dense" type="submit" disabled={keep.isPending}>
                  {words.keep}
                </button>
                {told !== null && <Notice tone={told.tone} title={told.text} />}
              </form>
            )}
          </ScenarioResult>
        )}
      </div>
      {decision !== null && <ScenarioTrace decision={decision} />}
      <Loaded of={own}>
        {(scenarios) => (
          <ScenarioHistory
            scenarios={scenarios}
            mayInvite={mayCreate}
            onLoad={(inputs) => setTyped(typedFrom(inputs))}
            onChanged={() => void own.refetch()}
          />
        )}
      </Loaded>
    </>
  );
};

/** A price without an application, by the same rules the server applies later. */
export default function QuickPricerPage() {
  const trpc = useTRPC();
  const counts = useQuery(trpc.desk.counts.queryOptions());
  const indexes = useQuery(trpc.pricer.indexes.queryOptions());
  return (
    <Loaded of={counts}>
      {({ today }) => <Loaded of={indexes}>{(dates) => <Pricer asOf={today} indexes={dates} />}</Loaded>}
    </Loaded>
  );
}
