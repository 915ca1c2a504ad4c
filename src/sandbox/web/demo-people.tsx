import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { questionWords } from '#web/funnel/step/question-words.ts';
import { useSearchParams } from '#web/router/navigation.tsx';
import { sandbox } from '#words/sandbox.ts';
import { useSandboxApi } from './sandbox-api.ts';
import styles from './sandbox-page.module.css';

const words = sandbox.people;

/** Becomes any persona on any page: the server walks there, through the regular saves. */
export const DemoPeople = () => {
  const trpc = useSandboxApi();
  const people = useQuery(trpc.sandbox.people.queryOptions());
  const [search] = useSearchParams();
  const [name, setName] = useState(search.get('person') ?? 'homeowner-with-one-job');
  const [step, setStep] = useState(search.get('page') ?? 'previewOffer');
  const become = useMutation(
    // A full page load: nothing of the previous user stays in memory.
    trpc.sandbox.become.mutationOptions({ onSuccess: ({ path }) => window.location.assign(path) }),
  );
  const person = people.data?.find((each) => each.name === name);
  const at = person?.steps.includes(step) ? step : (person?.steps.at(-1) ?? '');
  // An address that names a persona and a page may go there automatically, once the list of personas is loaded.
  const isSent = search.get('go') === '1' && person !== undefined && become.isIdle;
  const { mutate } = become;
  useEffect(() => {
    if (isSent) mutate({ name, step: at });
  }, [isSent, mutate, name, at]);
  return (
    <section className={styles.section} aria-labelledby="people-heading">
      <h2 className="heading-2" id="people-heading">
        {words.heading}
      </h2>
      <p className="muted">{words.text}</p>
      <form
        className={`card ${styles.controls}`}
        onSubmit={(event) => {
          event.preventDefault();
          become.mutate({ name, step: at });
        }}
      >
        <div className="field">
          <label className="field-label" htmlFor="demo-person">
            {words.person}
          </label>
          <select className="input" id="demo-person" value={name} onChange={(event) => setName(event.target.value)}>
            {people.data?.map((each) => (
              <option key={each.name} value={each.name}>
                {each.name.replaceAll('-', ' ')}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label className="field-label" htmlFor="demo-page">
            {words.page}
          </label>
          <select className="input" id="demo-page" value={at} onChange={(event) => setStep(event.target.value)}>
            {person?.steps.map((key) => (
              <option key={key} value={key}>
                {questionWords(key).label}
              </option>
            ))}
          </select>
        </div>
        <button className="button button-primary" type="submit">
          {become.isPending ? words.walking : words.become}
        </button>
        <p className={styles.story}>{person?.story}</p>
        {become.isError && <p className="field-error">{become.error.message}</p>}
      </form>
    </section>
  );
};
