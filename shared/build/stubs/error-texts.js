/**
 * These empty objects replace the texts of @module-federation/error-codes. So the errors of a remote's own part of the
 * federation runtime have only a number and a link.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
