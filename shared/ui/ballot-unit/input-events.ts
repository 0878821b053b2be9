/**
 * The events that end the pulse of the candidate's button. use-attention.ts listens for them in the App, and
 * shared/ui/pre-hydration listens for them before the App runs.
 */
export const INPUT_EVENTS = ['pointerdown', 'keydown'] as const;
