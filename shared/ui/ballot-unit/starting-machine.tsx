import { devanagari, rowCount } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Arrow } from './arrow';
import row from './ballot-row-view.module.css';
import machine from './ballot-unit.module.css';
import { Plate } from './plate';
import press from './press-button.module.css';
import { WarningLabel } from './warning-label';

/**
 * The machine while its data loads: switched off, with an amber lamp. Each part is where it will be on the loaded
 * machine. Its styles depend on `data-starting`: if they depended on `data-state`, which changes at a press, the browser
 * would then compute the styles of all rows again. Screen readers skip this machine, because nobody can use it. Nothing
 * is shown until the visitor's language has loaded, because the words would be English.
 */
export function StartingMachine() {
  const { isSettled } = useTexts();
  if (!isSettled) return null;
  return (
    <div className={machine.machine} data-starting="" aria-hidden="true">
      <Plate state="starting" total={undefined} />
      <WarningLabel />
      <div className={machine.bed}>
        {Array.from({ length: rowCount(null) }, (_, index) => (
          <div key={index} className={row.row}>
            <b className={row.serial}>{devanagari(index + 1)}</b>
            <i className={row.paper} />
            <div className={row.panel}>
              <Arrow litName={undefined} />
              <i className={press.press} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
