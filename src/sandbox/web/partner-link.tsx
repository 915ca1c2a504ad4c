import { useMutation } from '@tanstack/react-query';
import { sandbox } from '#words/sandbox.ts';
import { useSandboxApi } from './sandbox-api.ts';
import styles from './sandbox-page.module.css';

const words = sandbox.partner;

/** Creates a partner lead and shows its single-use link. */
export const PartnerLink = () => {
  const trpc = useSandboxApi();
  const make = useMutation(trpc.sandbox.partnerLead.mutationOptions());
  return (
    <section className={styles.section} aria-labelledby="partner-heading">
      <h2 className="heading-2" id="partner-heading">
        {words.heading}
      </h2>
      <p className="muted">{words.text}</p>
      <div className={`card ${styles.controls}`}>
        <button className="button button-primary" type="button" onClick={() => make.mutate()}>
          {words.make}
        </button>
        <p role="status">
          {make.isSuccess && <a href={make.data.url}>{words.open}</a>}
          {make.isError && make.error.message}
        </p>
      </div>
    </section>
  );
};
