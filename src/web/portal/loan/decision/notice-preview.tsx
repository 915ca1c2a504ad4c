import { useQuery } from '@tanstack/react-query';
import type { Dollars } from '#entities/values/money.ts';
import type { JudgmentReason } from '#rules/adverse-action/judgment-reasons.ts';
import { isInWriting } from '#rules/decision/attestations.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { DocumentBlocks } from '#web/signing/document-blocks.tsx';
import { useDebouncedValue } from '#web/ui/debounce/use-debounced-value.ts';
import { letters } from '#words/portal/letters.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { useLoan } from '../loan-context.ts';
import styles from './decision.module.css';
import type { DecisionKind } from './decision-data.ts';

const words = decisionDesk.notice;
const LEAST_OTHER = 3;

type Props = { kind: DecisionKind; amount: Dollars | null; judgment: readonly JudgmentReason[]; otherReason: string };

/** The notice in its real words, for each person, before it is sent; it follows every change. */
export const NoticePreview = ({ kind, amount, judgment, otherReason }: Props) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const other = otherReason.trim().length < LEAST_OTHER ? null : otherReason.trim();
  const asked = useDebouncedValue(JSON.stringify({ amount, judgment, otherReason: other }), 400);
  const isWritten = isInWriting(kind);
  const input = { loanId, kind, amount, judgment: [...judgment], otherReason: other };
  const isSettled = asked === JSON.stringify({ amount, judgment, otherReason: other });
  const preview = useQuery({
    ...trpc.loanDecision.preview.queryOptions(input),
    enabled: isWritten && isSettled,
    placeholderData: (before) => before,
  });
  if (!isWritten) return null;
  const { data } = preview;
  return (
    <section className={styles.notice} aria-label={words.title}>
      <h3>{words.title}</h3>
      {data === undefined && <p role="status">{preview.error?.message ?? words.waiting}</p>}
      {data?.kind === 'held' && <p>{letters.held[data.held]}</p>}
      {(data?.kind === 'reasonNeeded' ||
        data?.kind === 'reasonVague' ||
        data?.kind === 'noOffer' ||
        data?.kind === 'none') && <p>{words[data.kind]}</p>}
      {data?.kind === 'notice' &&
        data.copies.map(({ person, channel, content }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus (WCAG 2.1.1)
          <article key={person} className={styles.paper} tabIndex={0} aria-label={words.to[channel](content.recipient)}>
            <p className={styles.to}>{words.to[channel](content.recipient)}</p>
            <h4>{content.title}</h4>
            {content.sections.map(({ id, title, blocks }) => (
              <section key={id}>
                <h5>{title}</h5>
                <DocumentBlocks blocks={blocks} />
              </section>
            ))}
          </article>
        ))}
    </section>
  );
};
