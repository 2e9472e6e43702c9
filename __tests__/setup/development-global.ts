import { prepareBundle, prepareServer } from './bundles'

export default async function setUp() {
  await Promise.all([prepareBundle('development'), prepareServer()])
}
