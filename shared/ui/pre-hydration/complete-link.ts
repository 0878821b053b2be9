import { whatsappLink } from '@demo-evm/shared/domain';

/** @returns The address of this page without its fragment. */
export function pageUrl(): string {
  return `${location.origin}${location.pathname}${location.search}`;
}

/**
 * Adds the page's address to the text of server-rendered WhatsApp links, because the site host does not render this
 * address. A link that already has the address does not change, because this function may run twice. In Safari 11.1,
 * the page's script completes the links but fails later. Then the script for old browsers runs, and calls this function
 * again.
 */
export function completeWhatsappLinks(within: Element): void {
  const address = encodeURIComponent(pageUrl());
  for (const link of within.querySelectorAll<HTMLAnchorElement>(WHATSAPP_LINKS))
    if (link.href.slice(-address.length) !== address) link.href += address;
}

const WHATSAPP_LINKS = `a[href^="${whatsappLink('')}"]`;
