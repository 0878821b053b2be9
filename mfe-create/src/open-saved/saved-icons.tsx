import { Icon } from '@demo-evm/shared/ui';

const PATHS = {
  open: 'M7 17 17 7M9 7h8v8',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16z',
  copy: 'M9 9h12v12H9zM5 15H3V3h12v2',
  delete: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
} as const;

/** The icon of an action on a saved machine. */
export function SavedIcon({ of: name }: { readonly of: keyof typeof PATHS }) {
  return (
    <Icon lineWidth={2.2}>
      <path d={PATHS[name]} />
    </Icon>
  );
}
