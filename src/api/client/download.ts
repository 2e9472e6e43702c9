/** Hands a file to the browser's downloads. `name` includes the extension. */
export function download(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // After the click has returned, the download holds the data by itself.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
