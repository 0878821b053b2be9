import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** Where the visitor is: another place is worth another try. */
  readonly place: string;
  readonly onError: (error: unknown) => void;
  /** Drawn after an error. */
  readonly fallback: () => ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error inside one remote from taking the page with it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A remote failed while rendering.', error, info.componentStack);
    this.props.onError(error);
  }

  override componentDidUpdate({ place }: RemoteBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}
