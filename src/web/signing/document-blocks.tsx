import type { DocumentBlock, TextRun } from '#entities/contract/written-document.ts';
import { Unbroken } from '#web/ui/unbroken.tsx';
import styles from './signing-room.module.css';

const Runs = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map(({ text, isStrong }) => {
    const Run = isStrong ? 'b' : 'span';
    return (
      <Run key={text}>
        <Unbroken text={text} />
      </Run>
    );
  });

const Block = ({ block }: { block: DocumentBlock }) => {
  if (block.kind === 'text' || block.kind === 'lead')
    return (
      <p className={block.kind === 'lead' ? styles.lead : undefined}>
        <Runs runs={block.runs} />
      </p>
    );
  if (block.kind === 'list') {
    const List = block.isNumbered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item) => (
          <li key={item.map(({ text }) => text).join('')}>
            <Runs runs={item} />
          </li>
        ))}
      </List>
    );
  }
  if (block.kind === 'days')
    return (
      <ol className={styles.days}>
        {block.days.map(({ label, note, tone }) => (
          <li key={label} data-tone={tone}>
            <b>{label}</b> <span>{note}</span>
          </li>
        ))}
      </ol>
    );
  if (block.kind === 'address')
    return (
      <address className={styles.address}>
        {block.lines.map((line) => (
          <span key={line}>
            <Unbroken text={line} />
          </span>
        ))}
      </address>
    );
  if (block.kind === 'reasons')
    return (
      <ol>
        {block.reasons.map(({ title, text, yours, limit }) => (
          <li key={title}>
            <b>{title}</b> <span>{text}</span> {yours !== null && <span>{`${block.labels.yours}: ${yours}.`}</span>}{' '}
            {limit !== null && <span>{`${block.labels.limit}: ${limit}.`}</span>}
          </li>
        ))}
      </ol>
    );
  if (block.kind === 'score')
    return (
      <p>
        <b>{block.score}</b> <span>{[...block.source, block.ends.from, block.ends.to, block.note].join(', ')}</span>
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus (WCAG 2.1.1)
    <div className={styles.scroll} tabIndex={0}>
      <table>
        <caption>{block.caption}</caption>
        <thead>
          <tr>
            {block.columns.map(({ label, align }) => (
              <th key={label} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, at) => (
                <td key={`${block.columns[at]?.label}`} data-align={block.columns[at]?.align}>
                  <Unbroken text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Content of a document section: the same blocks as in its PDF. */
export const DocumentBlocks = ({ blocks }: { blocks: readonly DocumentBlock[] }) =>
  blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
