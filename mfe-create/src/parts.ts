/** The parts of the page that are loaded after the form, so that the visitor can type earlier. */
export { BallotPreview } from './generate-evm/ballot-preview';
export { saveMachine } from './open-saved/save-machine';
export { SavedList } from './open-saved/saved-list';
