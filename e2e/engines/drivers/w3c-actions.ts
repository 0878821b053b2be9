/** Input actions in the format that WebDriver and WebDriver BiDi share. https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly object[];
}

/** A click of the main pointer button at a point of the window, in CSS pixels. */
export function clickAction(x: number, y: number): InputSource {
  return {
    type: 'pointer',
    id: 'pointer',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

/** The actions that type a text, key by key. */
export function typeAction(text: string): InputSource {
  const keys = Array.from(text, (value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'key', actions: keys.flat() };
}
