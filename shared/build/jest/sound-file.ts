/** In jest's tests, this address replaces the address of every sound file. */
const address = 'http://localhost/assets/sound.mp3';

export default address;
