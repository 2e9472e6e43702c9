import type { FestivoFila } from '../../contract/festivos'
import { date, nounOf } from './noun'

export const FESTIVOS = nounOf<FestivoFila>()({
  id: 'festivos',
  name: 'Festivo',
  words: ['festivo', 'festivos'],
  creates: 'crearFestivo',
  fields: { fecha: date('Fecha') },
})
