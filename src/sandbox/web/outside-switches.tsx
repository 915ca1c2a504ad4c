import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sandboxBehavior, vendor } from '#sandbox/vendor-behavior.ts';
import { inLongDate } from '#words/figures.ts';
import { sandbox } from '#words/sandbox.ts';
import type { Overview } from './demo-sign-ins.tsx';
import { useSandboxApi } from './sandbox-api.ts';
import styles from './sandbox-page.module.css';

const words = sandbox.outside;

/** Sets each vendor's behavior and the business day. */
export const OutsideSwitches = ({ switches, clock }: Pick<Overview, 'switches' | 'clock'>) => {
  const trpc = useSandboxApi();
  const queryClient = useQueryClient();
  const again = { onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.sandbox.overview.queryKey() }) };
  const setSwitch = useMutation(trpc.sandbox.setSwitch.mutationOptions(again));
  const moveClock = useMutation(trpc.sandbox.moveClock.mutationOptions(again));
  const behaviorOf = (name: string) => switches.find((each) => each.vendor === name)?.behaviour ?? 'found';
  return (
    <section className={styles.section} aria-labelledby="outside-heading">
      <h2 className="heading-2" id="outside-heading">
        {words.heading}
      </h2>
      <p className="muted">{words.text}</p>
      <div className={`card ${styles.switches}`}>
        {vendor.options.map((name) => (
          <div key={name} className="field">
            <label className="field-label" htmlFor={name}>
              {words.vendors[name]}
            </label>
            <select
              className="input"
              id={name}
              value={behaviorOf(name)}
              onChange={(event) =>
                setSwitch.mutate({ vendor: name, behaviour: sandboxBehavior.parse(event.target.value) })
              }
            >
              {sandboxBehavior.options.map((behaviour) => (
                <option key={behaviour} value={behaviour}>
                  {words.behaviours[behaviour]}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <p className={styles.clock}>
        {words.today(inLongDate(clock.today))}
        {[-1, 1, 7, 30].map((days) => (
          <button
            key={days}
            className="button button-secondary button-small"
            type="button"
            onClick={() => moveClock.mutate({ offsetDays: clock.offsetDays + days })}
          >
            {words.move(days)}
          </button>
        ))}
        {clock.offsetDays !== 0 && (
          <button
            className="button button-quiet button-small"
            type="button"
            onClick={() => moveClock.mutate({ offsetDays: 0 })}
          >
            {words.back}
          </button>
        )}
      </p>
    </section>
  );
};
