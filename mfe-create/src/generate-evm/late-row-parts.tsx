import { useLate } from '@demo-evm/shared/ui';
import type { ComponentPropsWithoutRef } from 'react';
import type { BallotSymbolMark, MoveButtons } from './row-parts';

// The ballot and the list of machines are in the same chunk (late-parts.tsx), so the browser loads one file
// less.
const load = () => import(/* webpackChunkName: "parts" */ './row-parts');

/** The buttons that move a row. An empty element takes their place until their code is loaded. */
export function LateMoveButtons(props: ComponentPropsWithoutRef<typeof MoveButtons>) {
  const parts = useLate(load);
  return parts === null || parts === 'missing' ? <span /> : <parts.MoveButtons {...props} />;
}

/** A candidate's symbol. Its code is loaded after the form. */
export function LateSymbolMark(props: ComponentPropsWithoutRef<typeof BallotSymbolMark>) {
  const parts = useLate(load);
  return parts === null || parts === 'missing' ? null : <parts.BallotSymbolMark {...props} />;
}
