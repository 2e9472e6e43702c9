import Alert from '@mui/material/Alert'
import type { Cierres, CifrasImportadas, DiaCerrado } from '../../contract/cierres'
import { fechaLarga } from '../../contract/fechas'
import { counted, pesos } from '../../ui/texts/formats'

/** '1 liquidación, $ 453.800' */
export const countText = ({ liquidaciones, esperado }: CifrasImportadas) =>
  `${counted(liquidaciones, ['liquidación', 'liquidaciones'])}, ${pesos(esperado)}`

/** '20 de marzo de 2090: 1 liquidación, $ 453.800' */
export const closedDaysText = (days: readonly DiaCerrado[]) =>
  days.map((day) => `${fechaLarga(day.fecha)}: ${countText(day)}`).join('; ')

/** Settlements that came to the tills for earlier days whose own tills were already closed. */
export function ClosedDays({ cierres }: { cierres: Cierres }) {
  const tills = cierres.cajas.filter(({ deDiasCerrados }) => deDiasCerrados.length > 0)
  if (tills.length === 0) return null
  const texts = tills.map(({ nombre, deDiasCerrados }) => `${nombre}, ${closedDaysText(deDiasCerrados)}.`)
  return <Alert severity="info">De días ya cerrados: {texts.join(' ')}</Alert>
}
