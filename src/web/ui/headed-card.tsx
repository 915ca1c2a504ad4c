import type { ReactNode } from 'react';
import styles from './headed-card.module.css';

type Props = { id: string; heading: string; text?: string; children: ReactNode };

/** A card that is a section of its page, named by its heading. */
export const HeadedCard = ({ id, heading, text, children }: Props) => (
  <section className={`card ${styles.card}`} aria-labelledby={id}>
    <h2 className="heading-4" id={id}>
      {heading}
    </h2>
    {text !== undefined && <p className="small">{text}</p>}
    {children}
  </section>
);
