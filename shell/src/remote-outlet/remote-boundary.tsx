import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** The path of the page. If it changes after an error, the children are rendered again. */
  readonly path: string;
  readonly onError: (error: unknown) => void;
  /** Gives the content that replaces the children after an error. */
  readonly fallback: () => ReactNode;
  readonly children: ReactNode;
}

/** Catches an error inside one remote, so that the error does not unmount the whole page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A remote failed while rendering.', error, info.componentStack);
    this.props.onError(error);
  }

  override componentDidUpdate({ path }: RemoteBoundaryProps) {
    if (this.state.hasFailed && path !== this.props.path) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}
