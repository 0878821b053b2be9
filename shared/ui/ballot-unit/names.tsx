import type { NamePair } from '@demo-evm/shared/domain';

/** A candidate's names, each with its language and its direction. */
export function Names({ first, second }: NamePair) {
  return (
    <>
      <b lang={first.lang} dir="auto">
        {first.text}
      </b>
      {second && (
        <span lang={second.lang} dir="auto">
          {second.text}
        </span>
      )}
    </>
  );
}
