/** Errors that a remote's own part of the federation runtime throws have a number and a link, but no text. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
