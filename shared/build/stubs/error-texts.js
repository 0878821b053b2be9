/** In a remote, errors of the federation runtime have a number and a link, but no text. The shell has the texts. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
