import { addressOf } from './configuration-files';
import type { RemoteNames } from './names';

/**
 * Puts the names and the route of a remote into a file of the template, or into its path. The template is a remote
 * called `template`, so it is checked and tested like all other code.
 */
export function fillTemplate(text: string, { kebab, pascal, upper }: RemoteNames, route: string): string {
  return text
    .replaceAll('/template-page/:route', route)
    .replaceAll('/template-page/address', addressOf(route))
    .replaceAll('TEMPLATE', upper)
    .replaceAll('Template', pascal)
    .replaceAll('template', kebab);
}
