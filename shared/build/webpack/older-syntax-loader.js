/**
 * Rewrites what swc does not and a browser of the floor cannot parse, so that it would refuse the whole file: `0n`, as
 * Safari 13 has no BigInt, and the `s` flag in i18next, which Firefox has since 78. docs/decisions/0029
 */
export default function olderSyntax(source) {
  return source.replace(/\b(\d+)n\b/g, 'BigInt($1)').replaceAll('/{.*}/s.', '/{[^]*}/.');
}
