import { forwardRef } from 'react';
import { Band } from './band';
import { Foot } from './foot';
import { Invitation } from './invitation';
import type { TextMeasure } from './measure';
import type { PosterFacts } from './poster-facts';
import type { PosterShape } from './poster-shape';
import { Row } from './row';
import { Steps } from './steps';

export interface PosterSheetProps {
  readonly facts: PosterFacts;
  readonly shape: PosterShape;
  readonly measure: TextMeasure;
  readonly label: string;
}

/**
 * One drawing for every size: the band with the name, the row of the machine, three steps, the QR code and the notice.
 * Each text has a space of its own. It is made smaller until it fits, or cut if it is too long for the
 * smallest size, so long names do not need a second page. The drawing uses attributes and no style sheet,
 * because it is also drawn on a canvas. Behaviour: Posters.
 */
export const PosterSheet = forwardRef<SVGSVGElement, PosterSheetProps>(function PosterSheet(
  { facts, shape, measure, label },
  ref,
) {
  return (
    <svg
      ref={ref}
      viewBox={`0 0 210 ${shape.height}`}
      role="img"
      aria-label={label}
      lang={facts.language}
      fontFamily={measure.family}
    >
      <path d={`M0 0h210v${shape.height}H0z`} fill="#fff" />
      <Band facts={facts} shape={shape} measure={measure} />
      <Row facts={facts} y={shape.row} measure={measure} />
      <Steps facts={facts} y={shape.steps} measure={measure} />
      <Invitation facts={facts} shape={shape} measure={measure} />
      <Foot facts={facts} shape={shape} measure={measure} />
    </svg>
  );
});
