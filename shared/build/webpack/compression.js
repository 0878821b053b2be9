import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const TEXT = /\.(js|css|json|svg|html)$/;

/**
 * Emits a brotli and a gzip copy of each text file, unless the copy would be larger than the file. So the
 * site host does not have to compress these files.
 */
export function precompressed() {
  return [
    /** @type {CompressionPlugin<import('node:zlib').BrotliOptions>} */ (
      new CompressionPlugin({
        test: TEXT,
        filename: '[path][base].br',
        algorithm: 'brotliCompress',
        compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
        minRatio: 1,
      })
    ),
    new CompressionPlugin({ test: TEXT, filename: '[path][base].gz', algorithm: 'gzip', minRatio: 1 }),
  ];
}
