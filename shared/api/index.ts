export { createAccountApi, type AccountApi } from './account.api';
export { getBiharCounts, type OptionCounts } from './bihar.api';
export type { ApiError } from './call';
export { checkBody, type BodyName, type Problem } from './check-body';
export { getConstituencyCount } from './constituency.api';
export { createMachineApi, type MachineApi } from './machine.api';
export { createOwnMachineApi, isSignedOut, type OwnMachineApi } from './own-machine.api';
export { createUploader, type Uploader } from './upload.api';
export { createVoteSender } from './vote.api';
