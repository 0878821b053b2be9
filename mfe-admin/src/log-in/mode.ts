/** What the card of the logged-out page is for. */
export type Mode = 'login' | 'registration';
