/**
 * This function replaces the function of the same name in @module-federation/runtime-core. The replaced function
 * describes the options of an instance for the errors of the library. In browsers nothing reads this description.
 */
export const optionsToMFContext = () => undefined;
