import { listenBeforeApp } from './cast-vote/listen/early-listen';

/** A server-rendered page loads this script at the first press of Listen, to read aloud before the App runs. */
const root = document.getElementById('root');
if (root) listenBeforeApp(root);
