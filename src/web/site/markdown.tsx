import type { Block, Inline } from './parse-markdown.ts';

const InlineText = ({ inline }: { inline: Inline }) => {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'link':
      return <a href={inline.href}>{inline.text}</a>;
  }
};

/** Inlines have no identity of their own: their place is it, and they never move. */
const Inlines = ({ inlines }: { inlines: Inline[] }) =>
  numbered(inlines).map(({ id, item }) => <InlineText key={id} inline={item} />);

const numbered = <T,>(items: readonly T[]): { id: number; item: T }[] => items.map((item, id) => ({ id, item }));

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
    case 'list':
      return (
        <ul>
          {numbered(block.items).map(({ id, item }) => (
            <li key={id}>
              <Inlines inlines={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TableText head={block.head} rows={block.rows} />;
  }
};

const TableText = ({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) => (
  <div data-scrolls>
    <table>
      <thead>
        <tr>
          {numbered(head).map(({ id, item }) => (
            <th key={id} scope="col">
              <Inlines inlines={item} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ id, item: row }) => (
          <tr key={id}>
            {numbered(row).map((cell) => (
              <td key={cell.id}>
                <Inlines inlines={cell.item} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export const Markdown = ({ blocks }: { blocks: Block[] }) =>
  numbered(blocks).map(({ id, item }) => <BlockText key={id} block={item} />);
