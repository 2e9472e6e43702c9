import { prepareBundle, preparePageServer } from './bundles'

export default async function setUp() {
  await Promise.all([prepareBundle('page'), preparePageServer()])
}
