import { Icon } from '@demo-evm/shared/ui';

const PATHS = {
  grip: 'M8 5v14M8 5 5 8M8 5l3 3M16 19V5M16 19l-3-3M16 19l3-3',
  up: 'M12 20V5M5 12l7-7 7 7',
  down: 'M12 4v15M5 12l7 7 7-7',
  tick: 'm5 12.5 5 5L19.5 7',
  plus: 'M12 5v14M5 12h14',
} as const;

/** The icon of a button in the form, or the tick on the chosen colour. */
export function FormIcon({ of: name }: { readonly of: keyof typeof PATHS }) {
  return (
    <Icon lineWidth={2.4}>
      <path d={PATHS[name]} />
    </Icon>
  );
}
