import { useMutation } from '@tanstack/react-query';
import { sandboxBehaviour } from '#entities/sandbox.ts';
import { useTRPC } from '#web/api-client/api.ts';
import table from '#web/ui/data-table.module.css';
import { sandbox } from '#words/en/sandbox.ts';
import type { Overview } from './demo-sign-ins.tsx';
import styles from './sandbox-page.module.css';

const words = sandbox.switches;

/** One row a vendor; a change works from its next question on. */
export const VendorSwitches = ({ switches, onChanged }: { switches: Overview['switches']; onChanged: () => void }) => {
  const trpc = useTRPC();
  const setSwitch = useMutation(trpc.sandbox.setSwitch.mutationOptions({ onSuccess: onChanged }));
  return (
    <section className={styles.section} aria-labelledby="switches-heading">
      <h2 className="heading-2" id="switches-heading">
        {words.heading}
      </h2>
      <p className="muted">{words.text}</p>
      <div className={table.frame}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{words.vendor}</th>
              <th scope="col">{words.behaviour}</th>
            </tr>
          </thead>
          <tbody>
            {switches.map(({ vendor, behaviour }) => (
              <tr key={vendor}>
                <th scope="row">{words.vendors[vendor]}</th>
                <td>
                  <select
                    className="input"
                    aria-label={words.behaviourOf(words.vendors[vendor])}
                    value={behaviour}
                    disabled={setSwitch.isPending}
                    onChange={({ currentTarget }) =>
                      setSwitch.mutate({ vendor, behaviour: sandboxBehaviour.parse(currentTarget.value) })
                    }
                  >
                    {sandboxBehaviour.options.map((option) => (
                      <option key={option} value={option}>
                        {words.behaviours[option]}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
