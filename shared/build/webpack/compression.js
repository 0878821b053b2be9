import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const TEXT = /\.(js|css|json|svg|html)$/;

/** Brotli and gzip beside each text file, made once at build time so that the site host never compresses. */
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
