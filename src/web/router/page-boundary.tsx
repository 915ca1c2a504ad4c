import { Component, type ReactNode } from 'react';
import { ErrorPage } from '#web/ui/pages/error-page.tsx';

type Props = { /** Moving to another page clears the error. */ place: string; children: ReactNode };
type State = { error: unknown; place: string };

/** What a page throws becomes a page that says how to go on. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, before: State): State | null {
    return place === before.place ? null : { place, error: null };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}
