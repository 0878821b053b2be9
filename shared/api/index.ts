export { createAccountApi, type AccountApi } from './account.api';
export { getBiharCounts, type OptionCounts } from './bihar.api';
export type { ApiError } from './call';
export { checkBody, type BodyName } from './check-body';
export { getConstituencyCount } from './constituency.api';
export { areOwnRefusals, fieldProblems } from './field-problems';
export { readLinkPreview, type LinkPreview } from './link-preview.api';
export { createMachineApi, type MachineApi } from './machine.api';
export { createNumbersApi, type CountState, type MachineNumbers, type NumbersApi } from './numbers.api';
export {
  createOwnAccountApi,
  type AccountUpdate,
  type OwnAccount,
  type OwnAccountApi,
} from './own-account.api';
export { createOwnMachineApi, isSignedOut, type EarlierVersion, type OwnMachineApi } from './own-machine.api';
export { createPasswordResetApi, type MailAbility, type PasswordResetApi } from './password-reset.api';
export type { FieldProblem, Problem } from './problem-of';
export { isCallUnknown, isServerFault } from './unknown-call';
export { createUploader, type UploaderOptions } from './upload.api';
export { reportVisit } from './visit.api';
export { createVoteSender } from './vote.api';
