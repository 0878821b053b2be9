/** Replaces the address of every sound file in tests. */
const address = 'http://localhost/assets/sound.mp3';

export default address;
