export { BallotMark } from './ballot-mark';
export { drawSlipPicture } from './draw-slip-picture';
export { VoteSlip } from './vote-slip';
