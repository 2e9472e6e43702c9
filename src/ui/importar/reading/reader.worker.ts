import { parseFile } from './parseFile'

/** Reads one file for the page, which stays usable meanwhile. */
self.onmessage = ({ data }: MessageEvent<{ buffer: ArrayBuffer; name: string }>) => {
  void parseFile(data.buffer, data.name).then((read) => self.postMessage(read))
}
