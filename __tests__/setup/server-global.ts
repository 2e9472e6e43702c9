import { prepareBundle, prepareServer } from './bundles'
import { sharePostgres } from './postgres'

export default async function setUp() {
  await Promise.all([prepareBundle('server'), prepareServer(), sharePostgres()])
}
