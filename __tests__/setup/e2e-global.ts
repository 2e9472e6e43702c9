import { findBrowser } from './browser'
import { buildProduct } from './product'

/** Fails before the first test when the browser or the build is missing; the workers then find both ready. */
export default function setUp() {
  process.env.CHROME_PATH = findBrowser()
  if (!process.env.E2E_SKIP_BUILD) buildProduct()
}
