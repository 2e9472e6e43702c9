/** A file's bytes. */
export const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())

/** Its text, the mark at its beginning included. */
export const textOf = async (file: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(file))

/** The files that a page hands to the browser from now on. */
export function downloads() {
  const files: { name: string; content: Blob }[] = []
  let latest = new Blob()
  URL.createObjectURL = (content) => {
    latest = content as Blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: latest })
  })
  return files
}
