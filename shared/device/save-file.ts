/** Makes the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link); // Firefox 68 ignores a click on a link that is not in the document
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 1_000); // a browser may read the file after the click
}
