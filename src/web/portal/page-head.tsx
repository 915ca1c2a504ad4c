import pages from './portal-pages.module.css';

/** A portal page's title and purpose. */
export const PageHead = ({ title, lede }: { title: string; lede: string }) => (
  <header className={pages.head}>
    <div>
      <h1>{title}</h1>
      <p className="muted">{lede}</p>
    </div>
  </header>
);
