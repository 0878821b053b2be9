import styles from './message-panel.module.css';

/** One shape of a picture: its path, the colour and width of its line, its fill colour, and its dashes. */
export type Shape = readonly [path: string, line: string, width: number, fill?: string, dashes?: string];

interface PanelPictureProps {
  /** The shapes from back to front, in a frame of 240 by 144 units. Without shapes, the picture is empty. */
  readonly shapes?: readonly Shape[] | undefined;
}

/** The picture of a panel. It is hidden from screen readers, because the title of the panel has the same meaning. */
export function PanelPicture({ shapes = [] }: PanelPictureProps) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 144" fill="none" aria-hidden="true">
      {shapes.map(([path, line, width, fill, dashes]) => (
        <path key={path} d={path} stroke={line} strokeWidth={width} fill={fill} strokeDasharray={dashes} />
      ))}
    </svg>
  );
}
