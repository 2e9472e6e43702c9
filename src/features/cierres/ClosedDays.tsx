import Alert from '@mui/material/Alert'
import type { Cierres, DiaCerrado } from '../../contract/cierres'
import { fechaLarga } from '../../contract/fechas'
import { pesos } from '../../ui/texts/formats'

/** '20 de marzo de 2090: 1 liquidación, $ 453.800' */
export const closedDaysText = (days: readonly DiaCerrado[]): string =>
  days
    .map(({ fecha, liquidaciones, esperado }) => {
      const count = liquidaciones === 1 ? '1 liquidación' : `${liquidaciones} liquidaciones`
      return `${fechaLarga(fecha)}: ${count}, ${pesos(esperado)}`
    })
    .join('; ')

/** What the tills have of earlier days, whose tills had been closed when it came. */
export function ClosedDays({ cierres }: { cierres: Cierres }) {
  const tills = cierres.cajas.filter(({ deDiasCerrados }) => deDiasCerrados.length > 0)
  if (tills.length === 0) return null
  const texts = tills.map(({ nombre, deDiasCerrados }) => `${nombre}, ${closedDaysText(deDiasCerrados)}.`)
  return <Alert severity="info">De días ya cerrados: {texts.join(' ')}</Alert>
}
