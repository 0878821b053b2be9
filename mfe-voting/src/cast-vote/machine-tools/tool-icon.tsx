import { Icon } from '@demo-evm/shared/ui';

const PATHS = {
  result: 'M4 6h16M4 12h10M4 18h6',
  reset: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16z',
  new: 'M12 5v14M5 12h14',
  mine: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
} as const;

/** The icon of a tool of a machine of this device. */
export function ToolIcon({ of: name }: { readonly of: keyof typeof PATHS }) {
  return (
    <Icon lineWidth={2.2}>
      <path d={PATHS[name]} />
    </Icon>
  );
}
