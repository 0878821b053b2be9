import Type, { type Static } from 'typebox';

const Count = Type.Integer({ minimum: 0 });

/** What the server has counted for a machine in a period, such as a day or an hour. Behaviour: Numbers. */
export const Counted = {
  /** All votes, including those from the campaign's own browsers. */
  votes: Count,
  /** The votes from browsers in which the machine's account was logged in. */
  own_votes: Count,
  /** How often the machine's page was opened. Opens with the account's token are not counted. */
  opens: Count,
  /** How often a button that shares the machine was pressed, without presses with the account's token. */
  shares: Count,
};

/** The largest number of days in one answer. Behaviour: Numbers. */
export const MAX_NUMBER_DAYS = 92;

export const NumbersQuery = Type.Object({
  /** The number of days, today included, from 1 to `MAX_NUMBER_DAYS`. */
  days: Type.String({ pattern: '^([1-9]|[1-8]\\d|9[0-2])$', default: '14' }),
  /** A day, as YYYY-MM-DD. The answer also has the hours of this day. */
  hours_of: Type.Optional(Type.String({ pattern: '^2\\d{3}-\\d{2}-\\d{2}$', format: 'date' })),
});

const Reset = Type.Object({
  /** The time of the reset, as an ISO text. */
  at: Type.String(),
  /** The total before the reset. */
  former_total: Count,
});

/** The body that says which reset to undo. Behaviour: POST auth/evm/votes/undo-reset. */
export const ResetTime = Type.Object({
  /** The time that the server gave for the reset: an ISO text in UTC, without fractions of a second. */
  at: Type.String({ format: 'date-time', maxLength: 40 }),
});

/** The answer to a reset of the total, and to its undo. Behaviour: POST auth/evm/votes/reset. */
export const CountState = Type.Object({
  /** The votes since the machine was created or its total was reset. */
  total: Count,
  /** The newest reset of the last 24 hours; `null` if no reset can be undone. */
  reset: Type.Union([Reset, Type.Null()]),
});
export type CountState = Static<typeof CountState>;

/** The numbers of the account's machine. Behaviour: GET auth/evm/votes. */
export const MachineNumbers = Type.Object({
  total: Count,
  /** The newest reset, as in `CountState`. A server that cannot reset the total does not send this field. */
  reset: Type.Optional(CountState.properties.reset),
  /** The days in India, from the oldest to today. A day without any count has zeros. */
  days: Type.Array(Type.Object({ day: Type.String(), ...Counted })),
  /** The 24 hours of the day that was asked for. */
  hours: Type.Optional(
    Type.Array(Type.Object({ hour: Type.Integer({ minimum: 0, maximum: 23 }), ...Counted })),
  ),
});
export type MachineNumbers = Static<typeof MachineNumbers>;
