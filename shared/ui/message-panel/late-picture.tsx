import { useEffect, useState } from 'react';
import { PanelPicture, type Shape } from './panel-picture';

interface LatePictureProps {
  /**
   * Loads the picture's shapes. Pass the same function in every render, because a new function would load the shapes
   * again.
   */
  readonly load: () => Promise<readonly Shape[]>;
}

/**
 * A picture that is loaded when its panel is shown, because visitors rarely see the panel. While the picture loads, and
 * when it cannot be loaded, its space is empty.
 */
export function LatePicture({ load }: LatePictureProps) {
  const [shapes, setShapes] = useState<readonly Shape[]>();
  useEffect(() => {
    load().then(setShapes, () => undefined);
  }, [load]);
  return <PanelPicture shapes={shapes} />;
}
