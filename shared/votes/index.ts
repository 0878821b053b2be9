export { countWaiting } from './count-waiting';
export { createVoteQueue, type VoteQueue } from './vote-queue';
export { createVoteLog } from './vote-log';
