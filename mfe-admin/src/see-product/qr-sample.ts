/** The drawing of the poster's QR code as the path of strokes, one stroke for each run of dark modules. */
export const QR_SAMPLE =
  'M0 0.5h7m3 0h2m3 0h1m2 0h7M0 1.5h1m5 0h1m2 0h1m1 0h1m1 0h1m1 0h2m1 0h1m5 0h1M0 2.5h1m1 0h3m1 0h1' +
  'm1 0h1m3 0h1m1 0h1m3 0h1m1 0h3m1 0h1M0 3.5h1m1 0h3m1 0h1m2 0h1m4 0h1m3 0h1m1 0h3m1 0h1M0 4.5h1' +
  'm1 0h3m1 0h1m2 0h3m1 0h3m2 0h1m1 0h3m1 0h1M0 5.5h1m5 0h1m3 0h7m1 0h1m5 0h1M0 6.5h7m1 0h1m1 0h1' +
  'm1 0h1m1 0h1m1 0h1m1 0h7M8 7.5h1m4 0h1m1 0h1M0 8.5h3m1 0h5m4 0h1m2 0h3m3 0h1M0 9.5h1m1 0h2m3 0h3' +
  'm2 0h2m2 0h3m5 0h1M0 10.5h4m2 0h3m1 0h1m5 0h3m1 0h1m1 0h3M0 11.5h2m1 0h1m4 0h4m1 0h3m7 0h1' +
  'M2 12.5h2m1 0h2m1 0h1m1 0h1m1 0h4m1 0h2m2 0h1m1 0h2M1 13.5h1m2 0h1m2 0h1m1 0h2m1 0h1m3 0h3m2 0h1' +
  'm2 0h1M0 14.5h1m2 0h1m2 0h1m1 0h3m2 0h1m3 0h1m1 0h1m2 0h3M1 15.5h3m1 0h1m2 0h1m3 0h5m3 0h1m2 0h1' +
  'M0 16.5h1m3 0h1m1 0h1m4 0h3m2 0h6M8 17.5h3m2 0h1m1 0h2m3 0h2m1 0h2M0 18.5h7m1 0h2m5 0h2m1 0h1' +
  'm1 0h2m1 0h2M0 19.5h1m5 0h1m1 0h3m1 0h2m2 0h1m3 0h2m1 0h2M0 20.5h1m1 0h3m1 0h1m1 0h2m1 0h3m2 0h6' +
  'm1 0h1M0 21.5h1m1 0h3m1 0h1m2 0h1m2 0h2m1 0h2m2 0h4M0 22.5h1m1 0h3m1 0h1m1 0h3m4 0h1m4 0h1m3 0h1' +
  'M0 23.5h1m5 0h1m1 0h1m1 0h7m1 0h1m1 0h2m1 0h1M0 24.5h7m1 0h1m1 0h4m2 0h2m1 0h1m3 0h2';
