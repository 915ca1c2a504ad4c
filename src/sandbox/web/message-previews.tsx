import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withMailLogos } from '#entities/text/mail-logos.ts';
import { sandbox } from '#words/sandbox.ts';
import type { Overview } from './demo-sign-ins.tsx';
import { MessageText } from './mailbox.tsx';
import { useSandboxApi } from './sandbox-api.ts';
import styles from './sandbox-page.module.css';

const words = sandbox.previews;

/** Every message with a sample applicant's figures, as an email client shows it. The frame may run nothing and reach nothing. */
export const MessagePreviews = ({ mailLogos }: Pick<Overview, 'mailLogos'>) => {
  const trpc = useSandboxApi();
  const [chosen, setChosen] = useState('');
  const previews = useQuery({ ...trpc.sandbox.messagePreviews.queryOptions() });
  const preview = previews.data?.find(({ name }) => name === chosen);
  return (
    <section className={styles.section} aria-labelledby="previews-heading">
      <h2 className="heading-2" id="previews-heading">
        {words.heading}
      </h2>
      <p className="muted">{words.text}</p>
      <div className={`card ${styles.controls}`}>
        <div>
          <label className="field-label" htmlFor="preview">
            {words.which}
          </label>
          <select
            className="input"
            id="preview"
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            <option value="">{words.none}</option>
            {previews.data?.map(({ name, subject }) => (
              <option key={name} value={name}>
                {subject}
              </option>
            ))}
          </select>
        </div>
      </div>
      {preview && (
        <>
          <iframe
            className={styles.preview}
            title={preview.subject}
            srcDoc={withMailLogos(preview.html, mailLogos)}
            sandbox=""
          />
          {preview.attachments.length > 0 && (
            <p className="small muted">{words.attached(preview.attachments.join(', '))}</p>
          )}
          <h3 className="heading-4">{words.plain}</h3>
          <MessageText text={preview.text} />
          {preview.short !== null && (
            <>
              <h3 className="heading-4">{words.short}</h3>
              <MessageText text={preview.short} />
            </>
          )}
        </>
      )}
    </section>
  );
};
