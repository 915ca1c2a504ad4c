import { useState } from 'react';
import { isNameSigned } from '#funnel/engine/is-name-signed.ts';
import { useSearchParams } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { contact as words } from '#words/funnel/contact.ts';
import { applicationSummary } from '#words/funnel/pages/summary.ts';
import styles from '../screens/summary-page.module.css';
import { type Current, useFunnelData } from '../step/funnel-data.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { NameForm } from './name-form.tsx';

type Editing = 'name' | 'email' | null;

/** The caller's own name and email, corrected in place: the front page that asked for them starts a new application. */
export const ContactSection = ({ current: { application, person, status } }: { current: Current }) => {
  const { refresh } = useFunnelData();
  const [search] = useSearchParams();
  const wanted = search.get('edit');
  const [editing, setEditing] = useState<Editing>(wanted === 'name' || wanted === 'email' ? wanted : null);
  const [done, setDone] = useState<string | null>(null);
  const part = application[person];
  if (part === null) return null;
  const open = (what: Editing) => {
    setDone(null);
    setEditing(what);
  };
  const finish = (sentence: string) => {
    setDone(sentence);
    setEditing(null);
    void refresh();
  };
  const { firstName, lastName, email } = part;
  const isSigned = isNameSigned({ application, status, person });
  return (
    <section className={styles.step} aria-labelledby="contact">
      <div className={styles.head}>
        <h2 className="heading-3" id="contact">
          {words.title}
        </h2>
      </div>
      {done !== null && <Notice tone="info" title={done} />}
      <dl className="rows">
        <div>
          <dt>{words.firstName}</dt>
          <dd>{firstName ?? applicationSummary.unanswered}</dd>
        </div>
        <div>
          <dt>{words.lastName}</dt>
          <dd>{lastName ?? applicationSummary.unanswered}</dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>{email ?? applicationSummary.unanswered}</dd>
        </div>
      </dl>
      {editing === null && (
        <p className={`no-print ${styles.actions}`}>
          <button className="button button-secondary button-small" type="button" onClick={() => open('name')}>
            {words.editName}
          </button>
          <button className="button button-secondary button-small" type="button" onClick={() => open('email')}>
            {words.editEmail}
          </button>
        </p>
      )}
      {editing === 'name' && (
        <NameForm name={{ firstName, lastName }} isSigned={isSigned} onDone={finish} onCancel={() => open(null)} />
      )}
      {editing === 'email' && <ChangeEmailForm email={email} onDone={finish} onCancel={() => open(null)} />}
    </section>
  );
};
