/** At a desk, in a company in which thirty attacks are stored wherever there is text. */
import { ATTACKS, storeAttacks } from '../../setup/attacks'
import { everywhereAt, PASSWORD } from './everywhere'

test('there are thirty attacks', () => expect(ATTACKS).toHaveLength(30))

everywhereAt({
  viewport: { width: 1366, height: 768 },
  festivo: '01/07/31',
  prepare: (url) => storeAttacks(url, PASSWORD),
})
