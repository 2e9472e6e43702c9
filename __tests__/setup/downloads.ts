import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

export const contentOf = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream())
