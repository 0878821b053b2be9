export type { ApiError } from './call';
export { readConstituency } from './constituency.api';
export { createMachineApi, type MachineApi } from './machine.api';
export { createVoteSender } from './vote.api';
