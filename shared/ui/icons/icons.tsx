import type { ReactNode } from 'react';

interface IconProps {
  readonly children: ReactNode;
  /** The width of the lines, in units of the frame. The frame is 24 by 24 units. */
  readonly lineWidth?: number;
}

/** The frame of an icon. The icon's lines have the colour of the text, and screen readers skip the icon. */
export function Icon({ children, lineWidth = 2 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M5 5l14 14M19 5 5 19" />
    </Icon>
  );
}

export function ShareIcon() {
  return (
    <Icon>
      <circle cx="18" cy="5" r="3" />
      <circle cx="6" cy="12" r="3" />
      <circle cx="18" cy="19" r="3" />
      <path d="m8.6 13.5 6.8 4M15.4 6.5l-6.8 4" />
    </Icon>
  );
}

export function SoundIcon({ isOn }: { readonly isOn: boolean }) {
  return (
    <Icon>
      <path d="M11 5 6 9H2v6h4l5 4V5z" />
      {isOn ? <path d="M15.5 8.5a5 5 0 0 1 0 7M19 5a10 10 0 0 1 0 14" /> : <path d="m16 9 6 6m0-6-6 6" />}
    </Icon>
  );
}

/** An eye. A line crosses it when `isShut` is true. */
export function EyeIcon({ isShut }: { readonly isShut: boolean }) {
  return (
    <Icon>
      <path d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7z" />
      <circle cx="12" cy="12" r="3" />
      {isShut && <path d="M4 20 20 4" />}
    </Icon>
  );
}

/** A round arrow, for trying again. */
export function RetryIcon() {
  return (
    <Icon>
      <path d="M21 12a9 9 0 1 1-3-6.7L21 8m0-5v5h-5" />
    </Icon>
  );
}
