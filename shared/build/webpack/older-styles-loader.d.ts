export default function olderStyles(source: string): string;
