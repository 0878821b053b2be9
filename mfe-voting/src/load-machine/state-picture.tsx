import { LatePicture } from '@demo-evm/shared/ui';

const chunk = () => import(/* webpackChunkName: "pictures" */ './pictures');

const LOAD = {
  notFound: () => chunk().then(({ notFound }) => notFound),
  notOnDevice: () => chunk().then(({ notOnDevice }) => notOnDevice),
  paused: () => chunk().then(({ paused }) => paused),
  previewEnded: () => chunk().then(({ previewEnded }) => previewEnded),
  unplugged: () => chunk().then(({ unplugged }) => unplugged),
};

/** The picture of a panel. The panel is shown instead of the machine. */
export function StatePicture({ of: state }: { readonly of: keyof typeof LOAD }) {
  return <LatePicture load={LOAD[state]} />;
}
