export { createVoteQueue, type VoteQueue } from './vote-queue';
export { createVoteStore } from './vote-store';
