/** The schemas of the HTTP contract. The server validates with them. Server and browser code derive types from them. */
export {
  AccountDeletion,
  AccountUpdate,
  ForgotPassword,
  ForgotPasswordState,
  Login,
  OwnAccount,
  PasswordChange,
  PasswordReset,
  Registered,
  Registration,
  Token,
} from './schema/accounts';
export { ErrorAnswer, Health } from './schema/errors';
export {
  FormerVid,
  FormerVidPath,
  MachineAnswer,
  MachineFields,
  MachinePath,
  MachineUpdate,
  MachineVersion,
  MachineVersions,
  OwnMachine,
  PauseAnswer,
  PauseUpdate,
  PublicMachine,
  VersionDetails,
  VidAnswer,
  VidUpdate,
} from './schema/machine';
export { CountState, MachineNumbers, MAX_NUMBER_DAYS, NumbersQuery, ResetTime } from './schema/numbers';
export { AccountExport } from './schema/own-data';
export { ShellEvent, ShellEvents } from './schema/shell-events';
export { Uploaded, UploadPath, UploadQuery, UploadRefused } from './schema/uploads';
export {
  BiharCounts,
  ConstituencyCall,
  ConstituencyCount,
  OptionCount,
  OptionPath,
  VoteCount,
  VoteQuery,
} from './schema/votes';
