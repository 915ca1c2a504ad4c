import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { phoneHref } from '#entities/text/phone-href.ts';
import { stepByPath } from '#funnel/engine/step-lookup.ts';
import { paths } from '#funnel/paths.ts';
import { steps } from '#funnel/steps.ts';
import { lender } from '#web/lender.ts';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/navigation.tsx';
import { answersByTopic } from '#web/site/content/answers.ts';
import { FaqAnswers, FaqTopics } from '#web/site/faq-topics.tsx';
import { IconChevronDown, IconX } from '#web/ui/icons.ts';
import { Unbroken } from '#web/ui/unbroken.tsx';
import { writeToUs } from '#words/funnel/write-to-us.ts';
import { shell } from '#words/shell.ts';
import { site } from '#words/site/site.ts';
import { useFunnelData } from '../step/funnel-data.ts';
import { questionWords, stepKeyOf } from '../step/question-words.ts';
import styles from './help-drawer.module.css';
import { pageAnswers } from './page-answers.ts';
import { useLoanNumber } from './use-loan-number.ts';

const WriteToUs = lazy(() => import('./write-to-us.tsx'));
const words = shell.helpDrawer;
const HUB = steps.applicationSubmitted.path;

/** A call, or a message that already names the loan and the page. */
const Contact = ({ page, onClose }: { page: string | null; onClose: () => void }) => {
  const { current } = useFunnelData();
  const loan = useLoanNumber();
  const [isWriting, setIsWriting] = useState(false);
  const mail = `mailto:${lender.supportEmail}?subject=${encodeURIComponent(page ?? '')}`;
  return (
    <section className={styles.contact} aria-label={words.contact}>
      <h3 className="heading-4">{words.contact}</h3>
      {loan !== null && (
        <p>
          <Unbroken text={words.haveReady(loan)} />
        </p>
      )}
      <p className={styles.ways}>
        <a className="button button-secondary button-small" href={phoneHref(lender)}>
          {words.call(lender.phone)}
        </a>
        {current?.status === 'applicationSubmitted' ? (
          <Link className="button button-secondary button-small" to={`${HUB}#messages`} onClick={onClose}>
            {words.write}
          </Link>
        ) : loan === null ? (
          <a className="button button-secondary button-small" href={mail}>
            {words.mail}
          </a>
        ) : (
          !isWriting && (
            <button className="button button-secondary button-small" type="button" onClick={() => setIsWriting(true)}>
              {words.write}
            </button>
          )
        )}
      </p>
      {isWriting && loan !== null && (
        <Suspense fallback={null}>
          <WriteToUs first={writeToUs.about(loan, page)} onCancel={() => setIsWriting(false)} />
        </Suspense>
      )}
      <p className="small muted">{site.footer.hours}</p>
    </section>
  );
};

/** Help beside any page: why it asks, the answers people look for there, a call or a message, then every answer. The page stays as it is. */
export default function HelpDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const { current } = useFunnelData();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const step = stepByPath(pathname + search, current ?? {});
  const page = step === null ? null : questionWords(step.key);
  const own = step === null ? [] : (pageAnswers[stepKeyOf(step.key)] ?? []);
  const here = own.flatMap((slug) =>
    answersByTopic.flatMap(({ answers }) => answers.filter((answer) => answer.slug === slug)),
  );
  const others = answersByTopic.map(({ topic, answers }) => ({
    topic,
    answers: answers.filter(({ slug }) => !own.includes(slug)),
  }));
  return (
    <dialog className={styles.drawer} ref={dialog} aria-label={words.title} onClose={onClose}>
      <div className={styles.head}>
        <h2 className="heading-3">{page === null ? words.title : words.titleFor(page.label)}</h2>
        <button className="button button-quiet" type="button" onClick={close}>
          <IconX size={20} stroke={1.75} aria-hidden />
          {shell.closeHelp}
        </button>
      </div>
      {page !== null && (
        <p>
          <strong>{words.why}</strong> {page.why}
        </p>
      )}
      <div className={styles.text}>
        <FaqAnswers answers={here} />
      </div>
      <Contact page={page?.label ?? null} onClose={close} />
      <details className={styles.more}>
        <summary>
          {words.all}
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </summary>
        <div className={styles.text}>
          <FaqTopics groups={others.filter(({ answers }) => answers.length > 0)} />
        </div>
      </details>
      <p className="small">
        <Link to={paths.faqs} state={{ openedFrom: pathname + search }} onClick={close}>
          {shell.helpPage}
        </Link>
      </p>
    </dialog>
  );
}
