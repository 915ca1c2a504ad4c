import type { ReactNode } from 'react';
import { LogoMark } from '../logo.tsx';
import styles from './empty-state.module.css';

/** Says nothing is here yet, and when to expect something. */
export const EmptyState = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`card ${styles.empty}`}>
    <LogoMark size={40} />
    <h2 className="heading-4">{title}</h2>
    <p>{children}</p>
  </section>
);
