/** Stands for every sound file. */
const address = 'http://localhost/assets/sound.mp3';

export default address;
