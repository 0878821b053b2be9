export { useQueuedVotes } from './use-queued-votes';
export { useVoteQueue } from './use-vote-queue';
