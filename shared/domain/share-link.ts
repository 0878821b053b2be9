/** @returns A WhatsApp link that proposes a message with this text. Behaviour: Sharing. */
export function whatsappLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
