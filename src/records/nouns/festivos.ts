import type { FestivoFila } from '../../contract/festivos'
import { date, nounOf } from './noun'

export const FESTIVOS = nounOf<FestivoFila>()({
  id: 'festivos',
  name: 'Festivo',
  words: ['festivo', 'festivos'],
  fields: { fecha: date('Fecha') },
})
