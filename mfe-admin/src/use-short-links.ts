import type { ApiError, OwnMachineApi } from '@demo-evm/shared/api';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { useTexts, type Texts } from '@demo-evm/shared/i18n';
import { failureText } from './see-messages/failure-text';
import type { Say } from './see-messages/use-snackbar';

/** The details with which our own server refuses a short link, and the keys of their translations. */
const DETAIL_KEYS = {
  'VID already exists': 'VID_TAKEN',
  'VID is reserved': 'VAL_VID_RESERVED',
  'VID changed too often today': 'VID_TOO_OFTEN',
  'Too many former VIDs': 'VID_TOO_MANY',
} as const;

interface ShortLinksInput {
  readonly api: OwnMachineApi;
  readonly onChanged: (changes: OwnEvmDetails) => void;
  readonly say: Say;
}

/**
 * The actions of the dialog for the short link. Each resolves to the text of the failure, or to `null` after a success.
 * Behaviour: Former links.
 */
export function useShortLinks({ api, onChanged, say }: ShortLinksInput) {
  const { t } = useTexts();
  const finish = (
    answer: Awaited<ReturnType<OwnMachineApi['giveUpVid']>>,
    done: 'MSG_VID_UPDATED' | 'MSG_VID_GIVEN_UP',
  ) => {
    if (!answer.ok) return failureText(t, 'vid', translated(t, answer.error));
    onChanged(answer.value);
    say('success', (texts) => texts(done));
    return null;
  };
  return {
    changeVid: async (vid: string) => finish(await api.changeVid(vid), 'MSG_VID_UPDATED'),
    giveUpVid: async (vid: string) => finish(await api.giveUpVid(vid), 'MSG_VID_GIVEN_UP'),
  };
}

/** Gives the error with its detail in the language of the page, if `DETAIL_KEYS` has this detail. */
function translated(t: Texts['t'], error: ApiError): ApiError {
  if (error.kind !== 'refused') return error;
  const known = Object.entries(DETAIL_KEYS).find(([detail]) => detail === error.detail);
  return known ? { ...error, detail: t(known[1]) } : error;
}
