import { READY, type PressCue, type VoteFate, type VoteTarget } from '@demo-evm/shared/domain';
import type { VoteQueue } from '@demo-evm/shared/votes';
import { readEarlyVote, type DrawnVote } from '../ballot-unit/early-vote';
import { showToast } from '../guidance/toast';
import { clearToast } from '../guidance/toast-region';
import type { Presser } from '../press/presser';
import type { Sounds } from '../sound/sounds';
import { announce } from './announce';
import { afterPageData, openQueue, waitingLine } from './early-queue';
import { keptPresses } from './kept-presses';
import type { PageSlip } from './page-slip-contract';
import type { PressedMachine } from './start-presses';

/** A machine that sends its votes before the App runs. */
export interface EarlyMachine {
  readonly presser: Presser;
  /** Call this function at each cue of the presser, with the row that is pressed, if any. */
  readonly onCue: (cue: PressCue, row: HTMLElement | undefined) => void;
  /** Draws the machine and tells the visitor the fate of the vote. Call it when the state of the presser has changed. */
  readonly onState: () => void;
  /** The one queue of this page. The first call opens it. */
  readonly queue: () => VoteQueue;
  readonly sounds: Sounds;
  /** Says whether the lamp of a vote is lit or the slip of the page is open. */
  readonly isBusy: () => boolean;
  /** Says whether a vote is being sent for the first time. */
  readonly isSending: () => boolean;
  /** Takes the slip of the page. From now on, the slip opens in place of the message about a vote. */
  readonly offer: (slip: PageSlip) => void;
  /**
   * Says whether the slip of the page confirms the press now. While it does, the App shows no confirmation.
   */
  readonly confirms: () => boolean;
  /**
   * Ends the drawing and the messages, because the App draws the machine from now on. The queue continues to send
   * waiting votes, because a loading page or the App of another release does not take the queue. An App that takes the
   * queue stops the queue when the visitor leaves the machine.
   */
  readonly stop: () => void;
}

/** The functions of the rest of the page that the machine calls. */
interface PageOfMachine {
  /** Called a moment after a vote has left, or when it could not leave. May be called more than once for a vote. */
  readonly loadSlip: () => void;
  /** Called with the sentence about votes that wait, and with an empty text when none of the machine's votes waits. */
  readonly sayWaiting: (text: string) => void;
}

/**
 * Sends the votes of a server-rendered page's machine, and writes its messages. A vote is sent at once. The machine
 * consists of parts of the App, so the App can continue with these parts in any state. While neither the slip of the
 * page nor the App shows the confirmation of a vote, a message replaces the confirmation. The machine then looks ready,
 * and the next press first ends the state `confirmed`.
 * Behaviour: A press. docs/decisions/0039
 */
export function runEarlyMachine(
  { presser, drawn: { machine, draw } }: PressedMachine,
  sounds: Sounds,
  { loadSlip, sayWaiting }: PageOfMachine,
): EarlyMachine {
  let opened: VoteQueue | undefined;
  let isStarted = false;
  /** The number of votes whose first attempt is not over. */
  let attempts = 0;
  let pressed: { readonly row: HTMLElement | undefined; readonly vote: DrawnVote } | null = null;
  let said: VoteFate | null = null;
  let slip: PageSlip | undefined;
  /** True after a call of `stop`, when the App draws the machine. */
  let isTaken = false;

  const cast = ([target, ...more]: readonly VoteTarget[]) => {
    if (!target) return;
    attempts += 1;
    const end = () => (attempts -= 1);
    afterPageData(() => {
      void queue()
        .cast(target, ...more)
        .then(end, end);
      if (!isStarted) queue().start();
      isStarted = true;
    });
  };

  const needSlip = () => {
    if (pressed && !isTaken) loadSlip();
  };
  /** Loads the slip of the visitor's last vote a moment after it has left. Votes of earlier visits have no slip. */
  const onSend = (rid: string) => {
    if (rid === opened?.getState().last?.rid) setTimeout(needSlip, VOTE_HEAD_START_MS);
  };

  const queue = () => {
    if (!opened) {
      opened = openQueue(onSend);
      opened.subscribe(update);
    }
    return opened;
  };

  /** Tells the visitor the fate of a vote after its lamp has gone out, and again whenever the fate changes. */
  const sayFate = () => {
    const fate = opened?.getState().last?.fate;
    if (!pressed || !fate || presser.getState().phase === 'lit') return;
    const { row, vote } = pressed;
    const text = vote.sentences[fate];
    const isInSlip = slip?.follow({ fate, text, row }, !isTaken);
    if (!isInSlip && !isTaken && fate !== said) showToast({ kind: TOASTS[fate], text, rowId: row?.id });
    said = fate;
  };

  const isInSlip = () => slip?.confirms(presser.getState()) ?? false;

  const update = () => {
    sayFate();
    if (opened && pressed) sayWaiting(waitingLine(opened, pressed.vote));
    const state = presser.getState();
    if (!isTaken) draw(state.phase === 'confirmed' && !isInSlip() ? READY : state);
  };

  const onCue = (cue: PressCue, row: HTMLElement | undefined) => {
    const vote = readEarlyVote(row);
    if (cue === 'refusal')
      showToast({ kind: 'refused', text: machine.dataset.refusal ?? '', rowId: row?.id });
    if (cue !== 'vote' || !vote) return;
    pressed = { row, vote };
    said = null;
    announce(machine.dataset.recording);
    cast(vote.targets);
    setTimeout(needSlip, SLIP_WAITS_FOR_VOTE_MS);
  };

  afterPageData(() => {
    const kept = keptPresses.all();
    keptPresses.forget(() => true); // first, so that no other tab casts them too
    kept.forEach(cast);
  });
  return {
    presser,
    onCue,
    onState: update,
    queue,
    sounds,
    isBusy: () => isInSlip() || presser.getState().phase === 'lit',
    isSending: () => attempts > 0,
    offer(offered) {
      slip = offered;
      update();
    },
    confirms: isInSlip,
    stop() {
      if (said === 'waiting') clearToast(); // the App itself says that the vote waits
      isTaken = true;
    },
  };
}

/**
 * The slip is loaded this long after the request of its vote has begun. Chromium passes a request with `keepalive` on
 * more slowly. Without this pause, the slip was ahead of every fourth vote and got the open connection.
 */
const VOTE_HEAD_START_MS = 100;

/** The slip of a vote that cannot leave, for example because another tab has the lock, is loaded after this time. */
const SLIP_WAITS_FOR_VOTE_MS = 500;

const TOASTS = { counted: 'recorded', waiting: 'waiting', refused: 'refused', unknown: 'refused' } as const;
