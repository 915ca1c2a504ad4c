import styles from './side-by-side.module.css';

export type ComparedRow = { name: string; one: string; other: string; isSum?: boolean };

type Props = { caption?: string; one: string; other: string; rows: readonly ComparedRow[] };

/** Two offers figure by figure; what differs is bold in the newer one. */
export const SideBySide = ({ caption, one, other, rows }: Props) => (
  <table className={styles.table}>
    {caption !== undefined && <caption className="visually-hidden">{caption}</caption>}
    <thead>
      <tr>
        <td />
        <th scope="col">{one}</th>
        <th scope="col">{other}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.name} data-differs={row.one !== row.other} className={row.isSum ? styles.sum : undefined}>
          <th scope="row">{row.name}</th>
          <td className="figures">{row.one}</td>
          <td className="figures">{row.other}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
