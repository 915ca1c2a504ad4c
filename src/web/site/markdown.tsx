import { Fragment } from 'react';
import type { Block, Inline } from './content/parse-markdown.ts';

const InlineText = ({ inline }: { inline: Inline }) => {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.inlines} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines inlines={inline.inlines} />
        </em>
      );
    case 'link':
      return (
        <a href={inline.href}>
          <Inlines inlines={inline.inlines} />
        </a>
      );
  }
};

const numbered = <T,>(items: readonly T[]): { id: number; item: T }[] => items.map((item, id) => ({ id, item }));

/** Inlines have no identity of their own: their position is the key, and they never move. */
const Inlines = ({ inlines }: { inlines: readonly Inline[] }) =>
  numbered(inlines).map(({ id, item }) => <InlineText key={id} inline={item} />);

const BlockText = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'note':
      return (
        <div data-note>
          {numbered(block.paragraphs).map(({ id, item }) => (
            <p key={id}>
              <Inlines inlines={item} />
            </p>
          ))}
        </div>
      );
    case 'list': {
      const items = numbered(block.items).map(({ id, item }) => (
        <li key={id}>
          <Inlines inlines={item} />
        </li>
      ));
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <TableText head={block.head} rows={block.rows} />;
  }
};

/** A wide table scrolls by itself, so it is reachable by keyboard. The first cell of a row is its header. */
const TableText = ({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus (WCAG 2.1.1)
  <div data-scrolls tabIndex={0}>
    <table>
      <thead>
        <tr>
          {numbered(head).map(({ id, item }) => (
            <HeadCell key={id} inlines={item} />
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ id, item: row }) => (
          <tr key={id}>
            {numbered(row).map((cell) => (
              <Fragment key={cell.id}>
                {cell.id === 0 ? (
                  <th scope="row">
                    <Inlines inlines={cell.item} />
                  </th>
                ) : (
                  <td>
                    <Inlines inlines={cell.item} />
                  </td>
                )}
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const HeadCell = ({ inlines }: { inlines: Inline[] }) =>
  inlines.length === 0 ? (
    <td />
  ) : (
    <th scope="col">
      <Inlines inlines={inlines} />
    </th>
  );

/** Our own texts as parsed at build time: none of their content is markup. */
export const Markdown = ({ blocks }: { blocks: readonly Block[] }) =>
  numbered(blocks).map(({ id, item }) => <BlockText key={id} block={item} />);
