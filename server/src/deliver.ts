import { commandLine } from './command-line';
import { runDeliveryCommand } from './delivery/run-delivery-command';

/** The program behind `npm run release -- mfe-voting` and the other commands of docs/releasing.md. */
await commandLine(runDeliveryCommand);
