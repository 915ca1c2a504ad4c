import pages from './portal-pages.module.css';

/** What a page of the portal is called, and what it is for. */
export const PageHead = ({ title, lede }: { title: string; lede: string }) => (
  <header className={pages.head}>
    <div>
      <h1>{title}</h1>
      <p className="muted">{lede}</p>
    </div>
  </header>
);
