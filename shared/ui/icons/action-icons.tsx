import { Icon } from './icons';

const LINE_WIDTH = 2.2;

/** The icon of the link that sends the message: a paper plane. */
export function SendIcon() {
  return (
    <Icon lineWidth={LINE_WIDTH}>
      <path d="M21 3 10.5 13.5M21 3l-6.5 18-4-7.5L3 9.5z" />
    </Icon>
  );
}

/** The icon of the button that copies the link: two sheets, one on top of the other. */
export function CopyIcon() {
  return (
    <Icon lineWidth={LINE_WIDTH}>
      <rect x="9" y="9" width="12" height="12" rx="3" />
      <path d="M5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1" />
    </Icon>
  );
}

export function TickIcon() {
  return (
    <Icon lineWidth={LINE_WIDTH}>
      <path d="m5 13 4 4L19 7" />
    </Icon>
  );
}

/** The icon of the button to practise again: an arrow that turns back. */
export function AgainIcon() {
  return (
    <Icon lineWidth={LINE_WIDTH}>
      <path d="M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5" />
    </Icon>
  );
}
