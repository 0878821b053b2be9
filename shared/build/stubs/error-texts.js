/** A remote's errors of federation keep their numbers and the link to what they mean; the shell has the texts too. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
