export type { ApiError } from './call';
export { createMachineApi, type MachineApi } from './machine.api';
