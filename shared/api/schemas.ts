/** The schemas of the HTTP contract. The server validates with them. Server and browser code derive types from them. */
export { Login, Registered, Registration, Token } from './schema/accounts';
export { ErrorAnswer, Health } from './schema/errors';
export {
  MachineAnswer,
  MachinePath,
  MachineUpdate,
  OwnMachine,
  PublicMachine,
  VidAnswer,
  VidUpdate,
} from './schema/machine';
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
