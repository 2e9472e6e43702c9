/** On a phone. */
import { everywhereAt } from './everywhere'

everywhereAt({ viewport: { width: 390, height: 844 }, festivo: '02/07/31' })
