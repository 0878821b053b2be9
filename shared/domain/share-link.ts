/** A plain WhatsApp link with the text percent-encoded. Behaviour: Sharing. */
export function whatsappLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
